import { createLocalJWKSet, errors, type CryptoKey, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'

/** Keys this old are read again before they are used. */
const FRESH_MS = 10 * 60_000
/** The portal is asked no more often than this, whatever tokens name and however it fails. */
const RETRY_MS = 30_000
/** Keys are used this long while the portal cannot be reached: its outage must not sign customers out. */
const KEPT_MS = 24 * 3_600_000
const TIMEOUT_MS = 2_000
const MOST_BYTES = 64 * 1024

const jwksSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.maxLength(50)) })
type Jwks = z.output<typeof jwksSchema>

type KeySet = JWTVerifyGetKey

/** Reads a JWKS. Throws where it does not come in time, is no JWKS, or is larger than any. */
export async function fetchJwks(url: string): Promise<Jwks> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The portal answered ${response.status} for its keys`)
  const text = await response.text()
  if (text.length > MOST_BYTES) throw new Error('The keys of the portal are too long')
  return jwksSchema.parse(JSON.parse(text))
}

interface Options {
  read: () => Promise<Jwks>
  now: () => Date
  /** Told when the portal's keys cannot be read. `isOut`: there are none to go on with. */
  onFailure: (cause: unknown, isOut: boolean) => void
}

/** The public keys of the portal, kept in memory; read again when they are old or a token names one that is not among them. */
export class PortalKeys {
  readonly #options: Options
  #keys: KeySet | undefined
  #loaded = -Infinity
  #tried = -Infinity
  #loading: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** The key that a token is signed with. Throws a `JOSEError` where the portal has no such key. */
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
    if (!this.#keys || this.#age() > KEPT_MS) throw new errors.JWKSNoMatchingKey()
    return (await this.#keys(...token)) as CryptoKey // a JWKS holds public keys: none is a shared secret
  }

  /** @returns whether the portal was asked */
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
      onFailure(cause, !this.#keys || this.#age() > KEPT_MS)
    }
  }
}
