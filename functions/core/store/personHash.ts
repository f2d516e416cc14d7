import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { foldedUnique } from './keys.ts'

/** Pseudonymous lookup hash of an email; erased together with the data it finds. */
export const personHash = (email: string): string =>
  createHash('sha256').update(foldedUnique(email)).digest('base64url').slice(0, 22)

const PURPOSE = 'person in audit entries and erasure receipts'

/** HMAC variant for data that outlives an erasure, so that emails cannot be guessed from the log. */
export function keyedPersonHash(email: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(foldedUnique(email)).digest('base64url').slice(0, 22)
}
