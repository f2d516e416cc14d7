import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * `<session id>.<secret>`; only the secret's hash is stored. The next secret is derived from the previous
 * one, so concurrent refreshes get the same token.
 */
export interface RefreshToken {
  sessionId: string
  secret: string
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const nextSecret = (secret: string, seed: string): string =>
  createHmac('sha256', seed).update(secret).digest('base64url')

/** Sufficient for random 256-bit secrets; slow hashes are for passwords. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const formatToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`

export function parseToken(text: string | undefined): RefreshToken | undefined {
  const [, sessionId, secret] = /^([\w-]{8,64})\.([\w-]{43})$/.exec(text ?? '') ?? []
  return sessionId && secret ? { sessionId, secret } : undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Constant-time comparison for texts of any length. */
export const isEqualSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))
