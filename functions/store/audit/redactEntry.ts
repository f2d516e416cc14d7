import { AppError } from '../../appError.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { ConditionFailed } from '../dynamo/transact.ts'
import { auditItem, type AuditRow } from '../items/auditItem.ts'
import type { WriteContext } from '../writeContext.ts'
import { entriesOf, entryKey } from './entries.ts'
import { partHash, partsOf, type EntryParts, type Redaction } from './entryHash.ts'
import { saltsWithout, type RedactablePart } from '../items/auditSalts.ts'

interface Erasure {
  /** Id of the audit entry. */
  entry: string
  parts: readonly RedactablePart[]
  /** Kept in the log. */
  reason: string
}

const REMOVED: Readonly<Record<RedactablePart, (row: AuditRow) => AuditRow>> = {
  person: (row) => ({ ...row, account: { id: row.account.id, name: '', title: '' } }),
  subject: (row) => ({ ...row, subject: { en: '', id: '' } }),
  data: (row) => row,
}

/**
 * Removes parts of an audit entry for good, as an erasure of personal data asks for. Their hashes are kept and their salts removed: the
 * entry's hash, and so the chain, is what it was, and nobody can find out what was there by trying. An audit entry of its own says who
 * did it and why, in the same transaction.
 * @throws AppError `not_found`; `record_changed` where the entry was redacted meanwhile
 */
export async function redactEntry(
  change: WriteContext,
  { entry: id, parts, reason }: Erasure,
): Promise<void> {
  const [item] = await entriesOf(change.table, [id])
  if (!item) throw new AppError('not_found')
  const before = partsOf(item)
  const row = parts.reduce((each, part) => REMOVED[part](each), JSON.parse(String(item['row'])) as AuditRow) // written by `auditItem`
  const hashes = {
    ...before.redacted?.hashes,
    ...Object.fromEntries(parts.map((part) => [part, partHash(before, part)])),
  }
  const proof = auditItem(change, {
    entity: row.entity,
    entityId: row.entityId,
    actionType: 'redact',
    subject: row.subject,
    data: { entry: id, parts: Object.keys(hashes), reason },
  })
  const redacted: Redaction = { entry: proof.sk, hashes }
  try {
    await change.table.transact([
      { Update: redaction(item, { row, redacted, parts }) },
      { Put: { Item: proof } },
    ])
  } catch (cause) {
    if (cause instanceof ConditionFailed) throw new AppError('record_changed', { cause })
    throw cause
  }
}

function redaction(
  { sk, row: rowBefore, salts }: Item,
  { row, redacted, parts }: { row: AuditRow; redacted: Redaction; parts: readonly RedactablePart[] },
) {
  const removesData = parts.includes('data')
  return {
    Key: entryKey(String(sk)),
    UpdateExpression: `SET #row = :row, salts = :salts, redacted = :redacted${removesData ? ' REMOVE #data' : ''}`,
    ConditionExpression: '#row = :before',
    ExpressionAttributeNames: { '#row': 'row', ...(removesData && { '#data': 'data' }) },
    ExpressionAttributeValues: {
      ':row': JSON.stringify(row),
      ':before': rowBefore,
      ':salts': saltsWithout(typeof salts === 'string' ? salts : '', parts),
      ':redacted': redacted,
    },
  }
}

/** The ids of redacted entries of which no entry of the log says that they were. */
export async function unprovenRedactions(table: Table, entries: readonly EntryParts[]): Promise<string[]> {
  const proofs = await entriesOf(
    table,
    entries.map(({ redacted }) => redacted?.entry ?? '-'),
  )
  return entries.filter((entry, index) => !proves(proofs[index], entry)).map(({ id }) => id)
}

function proves(proof: Item | undefined, { id, redacted }: EntryParts): boolean {
  if (!proof || typeof proof['data'] !== 'string') return false
  const { detail } = JSON.parse(String(proof['row'])) as AuditRow // written by `auditItem`
  if (detail !== 'redact') return false
  const { entry, parts } = JSON.parse(proof['data']) as { entry: string; parts: string[] } // written above
  return entry === id && Object.keys(redacted?.hashes ?? {}).every((part) => parts.includes(part))
}
