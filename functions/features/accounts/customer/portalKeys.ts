import { createLocalJWKSet, errors, type CryptoKey, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'

const FRESH_MS = 10 * 60_000
const RETRY_MS = 30_000
/** Keys remain usable during a portal outage, so customers stay signed in. */
const MAX_AGE_MS = 24 * 3_600_000
const TIMEOUT_MS = 2_000
const MAX_BYTES = 64 * 1024

const jwksSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.maxLength(50)) })
type Jwks = z.output<typeof jwksSchema>

type KeySet = JWTVerifyGetKey

/** Reads a JWKS. Throws on timeout, invalid content or excessive size. */
export async function fetchJwks(url: string): Promise<Jwks> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The portal answered ${response.status} for its keys`)
  const text = await response.text()
  if (text.length > MAX_BYTES) throw new Error('The keys of the portal are too long')
  return jwksSchema.parse(JSON.parse(text))
}

interface Options {
  read: () => Promise<Jwks>
  now: () => Date
  /** Called when loading fails. `isOut`: no usable keys remain. */
  onFailure: (cause: unknown, isOut: boolean) => void
}

/** Cache of the portal's public keys; reloads when stale or when a token names an unknown key. */
export class PortalKeys {
  readonly #options: Options
  #keys: KeySet | undefined
  #loaded = -Infinity
  #tried = -Infinity
  #loading: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Throws a `JOSEError` if the portal has no such key. */
  readonly keyOf = async (...token: Parameters<KeySet>): Promise<CryptoKey> => {
    if (this.#age() > FRESH_MS) await this.#load()
    try {
      return await this.#find(token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await this.#load())) throw error
      return this.#find(token)
    }
  }

  #age(): number {
    return this.#options.now().getTime() - this.#loaded
  }

  async #find(token: Parameters<KeySet>): Promise<CryptoKey> {
    if (!this.#keys || this.#age() > MAX_AGE_MS) throw new errors.JWKSNoMatchingKey()
    return (await this.#keys(...token)) as CryptoKey
  }

  /** Returns false if skipped because of the retry interval. */
  async #load(): Promise<boolean> {
    const now = this.#options.now().getTime()
    if (!this.#loading && now - this.#tried < RETRY_MS) return false
    this.#tried = now
    this.#loading ??= this.#read().finally(() => (this.#loading = undefined))
    await this.#loading
    return true
  }

  async #read(): Promise<void> {
    const { read, now, onFailure } = this.#options
    try {
      this.#keys = createLocalJWKSet(await read())
      this.#loaded = now().getTime()
    } catch (cause) {
      onFailure(cause, !this.#keys || this.#age() > MAX_AGE_MS)
    }
  }
}
