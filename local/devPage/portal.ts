import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

/** The cookie and the audience that the functions are configured with (infra/config.ts). */
const COOKIE = 'customer_token'
const AUDIENCE = 'website'
/** As long as a real portal's would be. Seconds. */
const SESSION = 3_600

/** The tiers that the demo content has discounts for; every other one has the general discount. */
export const DEMO_TIERS = ['standard', 'silver', 'gold'] as const

/** Stands in for the portal that signs customers in: its keys live as long as the local runtime. */
export interface Portal {
  /** What `/.well-known/jwks.json` answers. */
  jwks: object
  /** Complete `Set-Cookie` values. */
  signIn: (tier: string) => string
  signOut: () => string
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** @param issuer the portal's own address, which stands in its tokens */
export function createPortal(issuer: string, now: () => Date = () => new Date()): Portal {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  const token = (tier: string) => {
    const iat = Math.floor(now().getTime() / 1000)
    const claims = { iss: issuer, aud: AUDIENCE, sub: 'demo-customer', tier, iat, exp: iat + SESSION }
    const text = `${encoded({ alg: 'ES256', kid })}.${encoded(claims)}`
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
  // cookies know no ports: the site on its own port is sent what is set here
  const cookie = (value: string, maxAge: number) =>
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }] },
    signIn: (tier) => cookie(token(tier), SESSION),
    signOut: () => cookie('', 0),
  }
}

/** The tier of the customer signed in here, by the claims of the cookie as it is; undefined for visitors. */
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
