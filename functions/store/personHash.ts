import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { foldedUnique } from './keys.ts'

/** By what everything that an address sent, and everything that is sent to it, is found. It goes with what it finds. */
export const personHash = (email: string): string =>
  createHash('sha256').update(foldedUnique(email)).digest('base64url').slice(0, 22)

const PURPOSE = 'person in audit entries and erasure receipts'

/**
 * The same for what outlives an erasure. It is keyed: who reads the log cannot try addresses against it. The same address has the
 * same hash as long as the secret lasts, so that a receipt can be compared with an address.
 */
export function keyedPersonHash(email: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(foldedUnique(email)).digest('base64url').slice(0, 22)
}
