import { createHash } from 'node:crypto'
import { foldedUnique } from './keys.ts'

/** By what everything that an address sent, and everything that is sent to it, is found. */
export const personHash = (email: string): string =>
  createHash('sha256').update(foldedUnique(email)).digest('base64url').slice(0, 22)
