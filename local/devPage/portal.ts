import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

/** As in infra/config.ts. */
const COOKIE = 'customer_token'
const AUDIENCE = 'website'
const SESSION = 3_600

/** Only tiers with demo discounts. */
export const DEMO_TIERS = ['standard', 'silver', 'gold'] as const

/** Local customer portal; its keys live as long as the runtime. */
export interface Portal {
  jwks: object
  /** Complete `Set-Cookie` values. */
  signIn: (tier: string) => string
  signOut: () => string
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function createPortal(issuer: string, now: () => Date = () => new Date()): Portal {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  const token = (tier: string) => {
    const iat = Math.floor(now().getTime() / 1000)
    const claims = { iss: issuer, aud: AUDIENCE, sub: 'demo-customer', tier, iat, exp: iat + SESSION }
    const text = `${encode({ alg: 'ES256', kid })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
  // cookies ignore ports, so the site receives them too
  const cookie = (value: string, maxAge: number) =>
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }] },
    signIn: (tier) => cookie(token(tier), SESSION),
    signOut: () => cookie('', 0),
  }
}

/** Returns the unverified tier of the cookie; undefined for visitors. */
export function tierIn(cookies = ''): string | undefined {
  const [, claims] = new RegExp(`(?:^|; )${COOKIE}=[^.;]+\\.([^.;]+)\\.`).exec(cookies) ?? []
  if (claims === undefined) return undefined
  try {
    const { tier } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { tier?: unknown }
    return typeof tier === 'string' ? tier : ''
  } catch {
    return undefined
  }
}
