import { AppError } from '../../../core/errors.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { auditItem, type AuditRow } from '../../../core/store/items/auditItem.ts'
import type { WriteContext } from '../../../core/store/writeContext.ts'
import { entriesOf, entryKey } from './entries.ts'
import { fieldHash, hashedEntryOf, type HashedEntry, type Redaction } from './entryHash.ts'
import { saltsWithout, type RedactableField } from '../../../core/store/items/auditSalts.ts'

interface Erasure {
  entry: string
  fields: readonly RedactableField[]
  reason: string
}

const REMOVED: Readonly<Record<RedactableField, (row: AuditRow) => AuditRow>> = {
  person: (row) => ({ ...row, account: { id: row.account.id, name: '', title: '' } }),
  subject: (row) => ({ ...row, subject: { en: '', id: '' } }),
  data: (row) => row,
}

/**
 * Erases fields of an audit entry but keeps their hashes, so the chain stays valid. Removing the salts
 * prevents guessing. Writes an audit entry in the same transaction.
 * @throws AppError `not_found`; `record_changed` after a concurrent redaction
 */
export async function redactEntry(
  context: WriteContext,
  { entry: id, fields, reason }: Erasure,
): Promise<void> {
  const [item] = await entriesOf(context.table, [id])
  if (!item) throw new AppError('not_found')
  const before = hashedEntryOf(item)
  const row = fields.reduce((each, field) => REMOVED[field](each), JSON.parse(String(item.row)) as AuditRow)
  const hashes = {
    ...before.redacted?.hashes,
    ...Object.fromEntries(fields.map((field) => [field, fieldHash(before, field)])),
  }
  const proof = auditItem(context, {
    entity: row.entity,
    entityId: row.entityId,
    actionType: 'redact',
    subject: row.subject,
    data: { entry: id, fields: Object.keys(hashes), reason },
  })
  const redacted: Redaction = { entry: proof.sk, hashes }
  try {
    await context.table.transact([
      { Update: redaction(item, { row, redacted, fields }) },
      { Put: { Item: proof } },
    ])
  } catch (cause) {
    if (cause instanceof ConditionFailed) throw new AppError('record_changed', { cause })
    throw cause
  }
}

function redaction(
  { sk, row: rowBefore, salts }: Item,
  { row, redacted, fields }: { row: AuditRow; redacted: Redaction; fields: readonly RedactableField[] },
) {
  const removesData = fields.includes('data')
  return {
    Key: entryKey(String(sk)),
    UpdateExpression: `SET #row = :row, salts = :salts, redacted = :redacted${removesData ? ' REMOVE #data' : ''}`,
    ConditionExpression: '#row = :before',
    ExpressionAttributeNames: { '#row': 'row', ...(removesData && { '#data': 'data' }) },
    ExpressionAttributeValues: {
      ':row': JSON.stringify(row),
      ':before': rowBefore,
      ':salts': saltsWithout(typeof salts === 'string' ? salts : '', fields),
      ':redacted': redacted,
    },
  }
}

/** Returns ids of redacted entries that have no audit entry about the redaction. */
export async function unprovenRedactions(table: Table, entries: readonly HashedEntry[]): Promise<string[]> {
  const proofs = await entriesOf(
    table,
    entries.map(({ redacted }) => redacted?.entry ?? '-'),
  )
  return entries.filter((entry, index) => !proves(proofs[index], entry)).map(({ id }) => id)
}

function proves(proof: Item | undefined, { id, redacted }: HashedEntry): boolean {
  if (!proof || typeof proof.data !== 'string') return false
  const { detail } = JSON.parse(String(proof.row)) as AuditRow
  if (detail !== 'redact') return false
  const { entry, fields } = JSON.parse(proof.data) as { entry: string; fields: string[] }
  return entry === id && Object.keys(redacted?.hashes ?? {}).every((field) => fields.includes(field))
}
