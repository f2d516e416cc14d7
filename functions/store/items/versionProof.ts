import { createHash, randomBytes } from 'node:crypto'

/** A version's own random text: without it the hash in the audit log would let short contents be guessed once they are erased. */
export const newVersionSalt = (): string => randomBytes(15).toString('base64url')

/** The hash of a version's content, as its audit entry has it. @param data the stored JSON text */
export const versionHash = (salt: string, data: string): string =>
  createHash('sha256').update(`${salt}\n${data}`).digest('base64url')
