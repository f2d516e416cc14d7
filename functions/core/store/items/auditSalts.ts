import { randomBytes, createHash } from 'node:crypto'

/** Erasable fields of an entry, each salted so that its hash cannot be guessed. */
export const REDACTABLE_FIELDS = ['person', 'subject', 'data'] as const
export type RedactableField = (typeof REDACTABLE_FIELDS)[number]

const LENGTH = 20
const REMOVED = '-'.repeat(LENGTH)

export const newSalts = (): string => randomBytes(15 * REDACTABLE_FIELDS.length).toString('base64url')

/** Returns the salt; empty for old entries and erased fields. */
export function saltOf(salts: string, field: RedactableField): string {
  const start = REDACTABLE_FIELDS.indexOf(field) * LENGTH
  const salt = salts.slice(start, start + LENGTH)
  return salt === REMOVED ? '' : salt
}

export const saltsWithout = (salts: string, fields: readonly RedactableField[]): string =>
  salts &&
  REDACTABLE_FIELDS.map((field) => (fields.includes(field) ? REMOVED : saltOf(salts, field) || REMOVED)).join(
    '',
  )

/** Random salt, so that erased short contents cannot be guessed from their hash. */
export const createRevisionSalt = (): string => randomBytes(15).toString('base64url')

export const revisionHash = (salt: string, data: string): string =>
  createHash('sha256').update(`${salt}\n${data}`).digest('base64url')
