import { createHash, createHmac, randomBytes } from 'node:crypto'

/**
 * The refresh token is `<session id>.<secret>`. Only the secret's hash is stored. The next secret follows from the one
 * before and a seed of the session: two tabs that refresh at once get the same new token, and who reads the table
 * cannot make one.
 */
export interface RefreshToken {
  sessionId: string
  secret: string
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const nextSecret = (secret: string, seed: string): string =>
  createHmac('sha256', seed).update(secret).digest('base64url')

/** Enough for random secrets of 256 bits; slow hashes are for passwords. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const formatToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`

/** The parts of a token; undefined for a text that cannot be one. */
export function parseToken(text: string | undefined): RefreshToken | undefined {
  const [, sessionId, secret] = /^([\w-]{8,64})\.([\w-]{43})$/.exec(text ?? '') ?? []
  return sessionId && secret ? { sessionId, secret } : undefined
}
