import { ACCOUNT_PATHS, type SessionAnswer, type SignedInUser } from '@flou/shared/account.ts'
import { ApiError, isApiError } from '../api/apiError.ts'
import type { Credentials } from '../api/client.ts'
import { createStore } from '../state/createStore.ts'
import { authenticate } from './authenticate.ts'
import { IN_BROWSER, type SessionOptions } from './sessionOptions.ts'

/**
 * `expired`: signed in until a moment ago, with unsaved work on the screen; the log-in dialog shows over it. `other` is the person
 * whom another tab has signed in since; no call is made in their name.
 */
export type SessionState =
  | { status: 'loading' | 'signedOut' | 'unreachable' }
  | { status: 'signedIn'; user: SignedInUser }
  | { status: 'expired'; user: SignedInUser; other?: SignedInUser }

/** The token is renewed this long before it ends, so that no call has to wait for it. */
const RENEW_BEFORE_MS = 60_000
const RETRY_MS = 15_000

interface Waiter {
  resolve: (token: string) => void
  reject: (error: unknown) => void
}

/**
 * Who is signed in. The access token lives in memory only; the HttpOnly cookie brings a new one on load and before the old one
 * ends. A network failure never signs anyone out (decision 5).
 */
export class Session {
  readonly state = createStore<SessionState>({ status: 'loading' })
  readonly #with: Required<SessionOptions>
  readonly #unsaved = new Set<symbol>()
  #token: string | undefined
  #refreshing: Promise<string> | undefined
  #resetting: Promise<string> | undefined
  #callOff = () => {}
  #isListening = false
  /** Something was done with the present token. */
  #hasInput = false
  /** Nothing was done for as long as a token lasts: nobody renews it until something is, so that the session can end (decision 52). */
  #isDormant = false
  #waiters: Waiter[] = []

  constructor(options: SessionOptions) {
    this.#with = { ...IN_BROWSER, ...options }
  }

  /** What calls carry, and what to do when it is refused: renew it, else ask the person. */
  readonly credentials: Credentials = {
    token: () => this.#token,
    coming: () => (this.state.get().status === 'loading' ? this.#refreshing : undefined),
    renew: async (refused) => {
      if (this.#token !== undefined && this.#token !== refused) return this.#token
      if (this.#isDormant) throw new ApiError('unauthorized', '')
      return this.#refresh().catch((error: unknown) => {
        if (isApiError(error, 'network')) throw error
        return this.#askPerson(error)
      })
    },
    reset: (ended) => this.#reset(ended),
  }

  /** Called once on load: signed in by the cookie, signed out, or nobody could be asked. Without a session nobody is. */
  async restore(): Promise<void> {
    if (!this.#isListening) this.#with.onInput(() => this.#noteInput())
    this.#isListening = true
    if (!this.#with.mayRestore()) return this.giveUp()
    this.state.set({ status: 'loading' })
    await this.#refresh().catch((error: unknown) => {
      if (isApiError(error, 'network')) this.state.set({ status: 'unreachable' })
      else this.giveUp(error)
    })
  }

  async signIn(email: string, password: string): Promise<void> {
    const answer = await authenticate(this.#with.api, { email, password })
    if (!this.#isOther(answer.user)) this.#enter(answer)
  }

  /** Continues as the person of another tab, without the work on the screen. */
  leaveToOther(): void {
    this.#with.leave()
  }

  /** Asks the server who is signed in, where another tab reports a different person. */
  async checkPerson(email: string): Promise<void> {
    const current = this.state.get()
    if (current.status === 'signedIn' && current.user.email !== email)
      await this.#refresh().catch(() => undefined) // the next call reports it
  }

  /** Ends the session here, and with it the work on the screen; calls that waited for a new log-in fail. */
  giveUp(error?: unknown): void {
    this.#token = undefined
    this.#callOff()
    for (const { reject } of this.#waiters.splice(0)) reject(error)
    this.state.set({ status: 'signedOut' })
  }

  async signOut(): Promise<void> {
    await this.#with.api(ACCOUNT_PATHS.logout, { method: 'POST' }).catch(() => undefined)
    this.giveUp()
  }

  /** Marks unsaved work while a form holds some; answers how to take the mark back. */
  holdWork(): () => void {
    const mark = Symbol('unsaved')
    this.#unsaved.add(mark)
    return () => this.#unsaved.delete(mark)
  }

  #enter({ token, expiresIn, user }: SessionAnswer): string {
    this.#token = token
    this.#hasInput = false
    this.#isDormant = false
    this.state.set({ status: 'signedIn', user })
    for (const { resolve } of this.#waiters.splice(0)) resolve(token)
    this.#callOff()
    this.#callOff = this.#with.later(
      () => this.#renewSilently(),
      Math.max(expiresIn * 1000 - RENEW_BEFORE_MS, 1000),
    )
    return token
  }

  /** True for another person than this tab's, with the question about it on the screen. */
  #isOther(user: SignedInUser): boolean {
    const current = this.state.get()
    if (!('user' in current) || current.user.id === user.id) return false
    this.#token = undefined
    this.#callOff()
    this.state.set({ status: 'expired', user: current.user, other: user })
    return true
  }

  /** Many calls may ask at once; one answer serves them all. */
  #refresh(): Promise<string> {
    this.#refreshing ??= this.#with
      .exclusively(async () => {
        const { data } = await this.#with.api<SessionAnswer>(ACCOUNT_PATHS.refresh, { method: 'POST' })
        if (this.#isOther(data.user)) throw new ApiError('unauthorized', '')
        return this.#enter(data)
      })
      .finally(() => {
        this.#refreshing = undefined
      })
    return this.#refreshing
  }

  #noteInput(): void {
    this.#hasInput = true
    if (!this.#isDormant) return
    this.#isDormant = false
    this.#renewSilently()
  }

  #renewSilently(): void {
    if (!this.#hasInput) {
      this.#isDormant = true
      return
    }
    this.#refresh().catch((error: unknown) => {
      if (isApiError(error, 'network'))
        this.#callOff = this.#with.later(() => this.#renewSilently(), RETRY_MS)
      else this.#token = undefined // the next call finds out, and asks the person
    })
  }

  /**
   * The server has ended the session (spec §4): the cookie goes, too, or the reloaded page would sign in by it at once. Unsaved work
   * stays on the screen, below log-in.
   */
  #reset(ended: unknown): Promise<string> {
    this.#resetting ??= this.#leaveUnlessUnsaved(ended).finally(() => {
      this.#resetting = undefined
    })
    return this.#resetting
  }

  async #leaveUnlessUnsaved(ended: unknown): Promise<string> {
    this.#token = undefined
    this.#callOff()
    await this.#with.api(ACCOUNT_PATHS.logout, { method: 'POST' }).catch(() => undefined)
    if (this.#unsaved.size === 0) this.#with.leave()
    return this.#askPerson(ended)
  }

  /** Resolves once the person has signed in again; rejects when nothing unsaved is at stake. */
  #askPerson(error: unknown): Promise<string> {
    const current = this.state.get()
    const isAsked = current.status === 'expired'
    if ((this.#unsaved.size === 0 && !isAsked) || !('user' in current)) {
      this.giveUp(error)
      return Promise.reject(error)
    }
    if (!isAsked) this.state.set({ status: 'expired', user: current.user })
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }))
  }
}
