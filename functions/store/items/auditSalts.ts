import { randomBytes } from 'node:crypto'

/** Parts of an entry that an erasure may remove; each has a salt of its own, so that its hash cannot be guessed. */
export const REDACTABLE_PARTS = ['person', 'subject', 'data'] as const
export type RedactablePart = (typeof REDACTABLE_PARTS)[number]

/** 15 random bytes as base64url. */
const LENGTH = 20
const REMOVED = '-'.repeat(LENGTH)

/** The salts of a new entry, one after another in the order of the parts. */
export const newSalts = (): string => randomBytes(15 * REDACTABLE_PARTS.length).toString('base64url')

/** The salt of a part; empty for entries older than salts, and for a part that was removed. */
export function saltOf(salts: string, part: RedactablePart): string {
  const start = REDACTABLE_PARTS.indexOf(part) * LENGTH
  const salt = salts.slice(start, start + LENGTH)
  return salt === REMOVED ? '' : salt
}

/** The salts without those of removed parts. */
export const saltsWithout = (salts: string, parts: readonly RedactablePart[]): string =>
  salts &&
  REDACTABLE_PARTS.map((part) => (parts.includes(part) ? REMOVED : saltOf(salts, part) || REMOVED)).join('')
