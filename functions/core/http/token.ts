import { errors, importJWK, jwtVerify, type CryptoKey } from 'jose'
import * as z from 'zod/mini'
import { keys } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import { AppError } from '../errors.ts'

export const ACCESS_TOKEN = { algorithm: 'EdDSA', audience: 'staff', seconds: 15 * 60 } as const

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), role: z.number(), exp: z.number() })

export interface Claims {
  userId: number
  sessionId: string
  roleId: number
  /** Epoch milliseconds. */
  expires: number
}

const KEYS_FRESH_MS = 5 * 60_000
/** Minimum time between reloads for unknown key ids. */
const KEYS_RETRY_MS = 10_000
const MAX_TOKENS = 1_000

/** Verifies access tokens with the keys in `config#jwks`; caches keys and verified tokens in memory. */
export class TokenVerifier {
  readonly #table: Table
  #keys = new Map<string, CryptoKey | Uint8Array>()
  #loaded = -Infinity
  readonly #verified = new Map<string, Claims>()

  constructor(table: Table) {
    this.#table = table
  }

  async verify(token: string, now: Date): Promise<Claims> {
    const cached = this.#verified.get(token)
    if (cached && cached.expires > now.getTime()) return cached
    try {
      const { payload } = await jwtVerify(token, async ({ kid }) => this.#key(kid ?? '', now), {
        algorithms: [ACCESS_TOKEN.algorithm],
        audience: ACCESS_TOKEN.audience,
        currentDate: now,
      })
      const claims = claimsSchema.safeParse(payload)
      if (!claims.success) throw new AppError('unauthorized', { cause: claims.error })
      const { sub, sid, role, exp } = claims.data
      return this.#remember(token, {
        userId: Number(sub),
        sessionId: sid,
        roleId: role,
        expires: exp * 1000,
      })
    } catch (cause) {
      if (cause instanceof errors.JOSEError) throw new AppError('unauthorized', { cause })
      throw cause
    }
  }

  #remember(token: string, claims: Claims): Claims {
    if (this.#verified.size >= MAX_TOKENS) this.#verified.clear()
    this.#verified.set(token, claims)
    return claims
  }

  async #key(kid: string, now: Date) {
    const age = now.getTime() - this.#loaded
    if (age > KEYS_FRESH_MS || (!this.#keys.has(kid) && age > KEYS_RETRY_MS)) await this.#load(now)
    const key = this.#keys.get(kid)
    if (!key) throw new AppError('unauthorized')
    return key
  }

  async #load(now: Date) {
    const item = await this.#table.get(keys.jwks())
    const jwks = item?.keys ?? []
    const imported = await Promise.all(
      jwks.map(async (jwk) => [jwk.kid ?? '', await importJWK(jwk, ACCESS_TOKEN.algorithm)] as const),
    )
    this.#keys = new Map(imported)
    this.#loaded = now.getTime()
  }
}
