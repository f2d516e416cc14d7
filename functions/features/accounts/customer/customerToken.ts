import { errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { PortalKeys } from './portalKeys.ts'

/** Asymmetric algorithms only, so a public key cannot sign; `none` is excluded. */
const ALGORITHMS = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256']
const MAX_LENGTH = 4_096
/** Seconds. */
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

/** Undefined for any invalid token: forged, expired, other issuer or audience, shared secret. */
export async function customerOf(
  token: string | undefined,
  now: Date,
  { keys, issuer, audience }: Options,
): Promise<Customer | undefined> {
  if (token === undefined || token === '' || token.length > MAX_LENGTH) return undefined
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
    // An unsuitable key in the set throws `TypeError`.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}
