import { errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { PortalKeys } from './portalKeys.ts'

/** Signatures by a pair of keys only: with a public key nobody can sign. `none` is not among them. */
const ALGORITHMS = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256']
/** More than any cookie holds. */
const MOST_LETTERS = 4_096
/** Clocks of the portal and of Lambda differ by less. Seconds. */
const CLOCK_TOLERANCE = 5

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  tier: z._default(z.string().check(z.regex(/^[\p{L}\d _-]{0,40}$/u)), ''),
})

export interface Customer {
  tier: string
}

interface Options {
  keys: Pick<PortalKeys, 'keyOf'>
  issuer: string
  audience: string
}

/**
 * The customer whom a token of the portal names. Undefined, which means a visitor, for any other text: forged, expired, not yet valid,
 * of another issuer or for another audience, signed by a shared secret or not at all.
 */
export async function customerOf(
  token: string | undefined,
  now: Date,
  { keys, issuer, audience }: Options,
): Promise<Customer | undefined> {
  if (token === undefined || token === '' || token.length > MOST_LETTERS) return undefined
  try {
    const { payload } = await jwtVerify(token, keys.keyOf, {
      algorithms: ALGORITHMS,
      issuer,
      audience,
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: now,
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? { tier: claims.data.tier } : undefined
  } catch (error) {
    // a key of the set that is none, or too short for its algorithm, is a `TypeError`
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
