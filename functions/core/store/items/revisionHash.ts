import { createHash, randomBytes } from 'node:crypto'

/** Random salt, so that erased short contents cannot be guessed from their hash. */
export const createRevisionSalt = (): string => randomBytes(15).toString('base64url')

export const revisionHash = (salt: string, data: string): string =>
  createHash('sha256').update(`${salt}\n${data}`).digest('base64url')
