import type { Item } from '../dynamo/table.ts'
import type { AuditRow } from '../items/auditItem.ts'
import { canonicalHash } from './canonicalHash.ts'
import { REDACTABLE_PARTS, saltOf, type RedactablePart } from '../items/auditSalts.ts'

/** What an erasure left behind in an entry. */
export interface Redaction {
  /** The audit entry of the erasure. */
  entry: string
  /** The hashes of the parts that are gone, as they were. */
  hashes: Partial<Record<RedactablePart, string>>
}

/** An audit entry in the parts that are hashed each by itself. */
export interface EntryParts {
  id: string
  /** All of the entry that is neither personal nor content, with the id of the account. */
  facts: Record<string, unknown>
  /** Name and job title of who did it. */
  person: unknown
  /** Titles of the record. */
  subject: unknown
  /** JSON text of further facts; null where there are none. */
  data: string | null
  /** Of the parts that are there. */
  salts: Partial<Record<RedactablePart, string>>
  redacted?: Redaction
}

/** The entry of a row; a text that is none, as a change of the table by hand may leave it, is a fact of its own. */
function rowIn(text: unknown): Pick<EntryParts, 'facts' | 'person' | 'subject'> {
  try {
    const { account, subject, ...facts } = JSON.parse(String(text)) as AuditRow // written by `auditItem`
    const { id, ...person } = account
    return { facts: { ...facts, account: id }, person, subject }
  } catch {
    return { facts: { row: String(text) }, person: null, subject: null }
  }
}

/** The parts of an entry as it is stored. */
export function partsOf(item: Item): EntryParts {
  const salts = typeof item['salts'] === 'string' ? item['salts'] : ''
  const redacted = item['redacted'] as Redaction | undefined // written by `redactEntry`
  const kept = REDACTABLE_PARTS.filter((part) => saltOf(salts, part) !== '')
  return {
    id: String(item['sk']),
    ...rowIn(item['row']),
    data: typeof item['data'] === 'string' ? item['data'] : null,
    salts: Object.fromEntries(kept.map((part) => [part, saltOf(salts, part)])),
    ...(redacted && { redacted }),
  }
}

/** The hash of one part: of its name, its salt and its value. */
export const partHash = (entry: EntryParts, part: RedactablePart): string =>
  entry.redacted?.hashes[part] ?? canonicalHash([part, entry.salts[part] ?? '', entry[part]])

/** The hash of an entry, over the hashes of its parts: it stays what it is when a part is redacted. */
export const entryHash = (entry: EntryParts): string =>
  canonicalHash({
    id: entry.id,
    facts: canonicalHash(['facts', '', entry.facts]),
    ...Object.fromEntries(REDACTABLE_PARTS.map((part) => [part, partHash(entry, part)])),
  })
