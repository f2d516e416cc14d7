import { createHash } from 'node:crypto'

/** Four bytes: of a million good passwords two or three are refused by chance. */
export const HASH_BYTES = 4

/** A password as lists compare it: letter case, composition and spaces make no other one. */
export const foldedPassword = (password: string): string =>
  password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The number under which the list of common passwords knows a folded one. */
export const shortHash = (folded: string): number =>
  createHash('sha256').update(folded).digest().readUInt32BE(0)
