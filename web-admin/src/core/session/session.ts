import { ACCOUNT_PATHS, type SessionResponse, type SignedInUser } from '@flou/shared/accounts/account.ts'
import { ApiError, isApiError } from '../api/apiError.ts'
import type { Credentials } from '../api/client.ts'
import { createStore } from '../state/store.ts'
import { authenticate } from './authenticate.ts'
import { IN_BROWSER, type SessionOptions, type SessionState } from './sessionOptions.ts'

/** Renewal margin before expiry, so that calls never wait. */
const RENEW_BEFORE_MS = 60_000
const RETRY_MS = 15_000

/**
 * Session of this tab. The access token stays in memory; the HttpOnly cookie renews it. Network failures
 * never sign out, see docs/product.md#sessions.
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
  /** User input since the current token was issued. */
  #hasInput = false
  /** Idle for a token lifetime: no renewal until input, so that the session can expire. */
  #isDormant = false
  #waiters: Pick<PromiseWithResolvers<string>, 'resolve' | 'reject'>[] = []

  constructor(options: SessionOptions) {
    this.#with = { ...IN_BROWSER, ...options }
  }

  /** Token access for API calls: renews on refusal, then requests log-in. */
  readonly credentials: Credentials = {
    token: () => this.#token,
    pendingToken: () => (this.state.get().status === 'loading' ? this.#refreshing : undefined),
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

  /** Restores the session on load from the cookie. */
  async restore(): Promise<void> {
    if (!this.#isListening) this.#with.onInput(() => this.#noteInput())
    this.#isListening = true
    if (!this.#with.mayRestore()) return this.endSession()
    this.state.set({ status: 'loading' })
    await this.#refresh().catch((error: unknown) => {
      if (isApiError(error, 'network')) this.state.set({ status: 'unreachable' })
      else this.endSession(error)
    })
  }

  async signIn(email: string, password: string, code?: string): Promise<void> {
    const credentials = { email, password, ...(code !== undefined && { code }) }
    const answer = await authenticate(this.#with.api, credentials)
    if (!this.#isOther(answer.user)) this.#enter(answer)
  }

  async signInWithPasskey(): Promise<void> {
    const { authenticateByPasskey } = await import('./passkey.ts')
    const answer = await authenticateByPasskey(this.#with.api)
    if (!this.#isOther(answer.user)) this.#enter(answer)
  }

  /** Reads the user again, after a change of the own account. */
  async reload(): Promise<void> {
    await this.#refresh()
  }

  /** Continues as the other tab's user and discards work on screen. */
  switchToOtherUser(): void {
    this.#with.leave()
  }

  async checkPerson(email: string): Promise<void> {
    const current = this.state.get()
    if (current.status === 'signedIn' && current.user.email !== email)
      await this.#refresh().catch(() => undefined) // the next call reports the failure
  }

  /** Ends the session locally; waiting calls are rejected. */
  endSession(error?: unknown): void {
    this.#token = undefined
    this.#callOff()
    for (const { reject } of this.#waiters.splice(0)) reject(error)
    this.state.set({ status: 'signedOut' })
  }

  async signOut(): Promise<void> {
    await this.#with.api(ACCOUNT_PATHS.logout, { method: 'POST' }).catch(() => undefined)
    this.endSession()
  }

  /** Registers unsaved work; returns a function that unregisters it. */
  markUnsaved(): () => void {
    const marker = Symbol('unsaved')
    this.#unsaved.add(marker)
    return () => this.#unsaved.delete(marker)
  }

  #enter({ token, expiresIn, user }: SessionResponse): string {
    this.#token = token
    this.#hasInput = false
    this.#isDormant = false
    this.state.set({ status: 'signedIn', user })
    for (const { resolve } of this.#waiters.splice(0)) resolve(token)
    this.#callOff()
    this.#callOff = this.#with.schedule(
      () => this.#renewSilently(),
      Math.max(expiresIn * 1000 - RENEW_BEFORE_MS, 1000),
    )
    return token
  }

  /** True for another user; shows the dialog. */
  #isOther(user: SignedInUser): boolean {
    const current = this.state.get()
    if (!('user' in current) || current.user.id === user.id) return false
    this.#token = undefined
    this.#callOff()
    this.state.set({ status: 'expired', user: current.user, otherUser: user })
    return true
  }

  /** Single-flight refresh shared by all callers. */
  #refresh(): Promise<string> {
    this.#refreshing ??= this.#with
      .exclusively(async () => {
        const { data } = await this.#with.api<SessionResponse>(ACCOUNT_PATHS.refresh, { method: 'POST' })
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
        this.#callOff = this.#with.schedule(() => this.#renewSilently(), RETRY_MS)
      else this.#token = undefined // the next call requests log-in
    })
  }

  /**
   * Handles a session ended by the server. Also clears the cookie, so a reload does not sign in. Unsaved work
   * stays below the log-in dialog.
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

  /** Resolves after re-login; rejects if there is no unsaved work. */
  #askPerson(error: unknown): Promise<string> {
    const current = this.state.get()
    const isExpired = current.status === 'expired'
    if ((this.#unsaved.size === 0 && !isExpired) || !('user' in current)) {
      this.endSession(error)
      return Promise.reject(error)
    }
    if (!isExpired) this.state.set({ status: 'expired', user: current.user })
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }))
  }
}
