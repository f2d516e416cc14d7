import type { Item } from '../../../core/store/dynamo/table.ts'
import type { AuditRow } from '../../../core/store/items/auditItem.ts'
import { canonicalHash } from './canonicalHash.ts'
import { REDACTABLE_FIELDS, saltOf, type RedactableField } from '../../../core/store/items/auditSalts.ts'

export interface Redaction {
  entry: string
  /** Limit in characters, far below the response limit of Lambda. */
  hashes: Partial<Record<RedactableField, string>>
}

export interface HashedEntry {
  id: string
  facts: Record<string, unknown>
  person: unknown
  subject: unknown
  data: string | null
  salts: Partial<Record<RedactableField, string>>
  redacted?: Redaction
}

/** A row that is not valid JSON (edited by hand) becomes a fact, so its hash differs. */
function rowIn(text: unknown): Pick<HashedEntry, 'facts' | 'person' | 'subject'> {
  try {
    const { account, subject, ...facts } = JSON.parse(String(text)) as AuditRow
    const { id, ...person } = account
    return { facts: { ...facts, account: id }, person, subject }
  } catch {
    return { facts: { row: String(text) }, person: null, subject: null }
  }
}

export function hashedEntryOf(item: Item): HashedEntry {
  const salts = typeof item.salts === 'string' ? item.salts : ''
  const redacted = item.redacted as Redaction | undefined
  const salted = REDACTABLE_FIELDS.filter((field) => saltOf(salts, field) !== '')
  return {
    id: String(item.sk),
    ...rowIn(item.row),
    data: typeof item.data === 'string' ? item.data : null,
    salts: Object.fromEntries(salted.map((field) => [field, saltOf(salts, field)])),
    ...(redacted && { redacted }),
  }
}

export const fieldHash = (entry: HashedEntry, field: RedactableField): string =>
  entry.redacted?.hashes[field] ?? canonicalHash([field, entry.salts[field] ?? '', entry[field]])

/** Returns the hash over the field hashes, so it survives redaction of a field. */
export const entryHash = (entry: HashedEntry): string =>
  canonicalHash({
    id: entry.id,
    facts: canonicalHash(['facts', '', entry.facts]),
    ...Object.fromEntries(REDACTABLE_FIELDS.map((field) => [field, fieldHash(entry, field)])),
  })
