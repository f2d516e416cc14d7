import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../appError.ts'
import { draftKey, latestRevision } from '../items/draft.ts'
import { metaOf, wireRecord } from '../liveItem.ts'
import { liveKey, snapshotOf } from '../items/recordItem.ts'
import type { Item, Table } from '../dynamo/table.ts'
import type { Snapshot } from '../writeContext.ts'

interface ReadOptions {
  id: number
  /** Reads what was written just before; a read that starts a change does. */
  consistent?: boolean
  /** The live item, where it has just been read. */
  read?: { item: Item | undefined }
}

/** How often a record is read again whose draft went away between its two reads. */
const MAX_READS = 3

/** The record in a live item, with its draft where it has one: one call more. Undefined where the draft has gone meanwhile. */
export async function withDraft(table: Table, type: AnyType, item: Item): Promise<Snapshot | undefined> {
  const snapshot = snapshotOf(item)
  if (!snapshot.draft) return snapshot
  const draft = await table.get(draftKey(type, snapshot.id), { consistent: true })
  return draft && snapshotOf(item, draft)
}

/** A record or section (of no record: id 0) as it is stored, with its draft; undefined where there is none. */
export async function readSnapshot(
  table: Table,
  type: AnyType,
  { id, consistent = false, read: first }: ReadOptions,
): Promise<Snapshot | undefined> {
  for (let read = 0; read < MAX_READS; read += 1) {
    const item =
      first && read === 0
        ? first.item
        : await table.get(liveKey(type, id), { consistent: consistent || read > 0 })
    const snapshot = item && (await withDraft(table, type, item))
    if (!item || snapshot) return snapshot
  }
  throw new AppError('unavailable')
}

/** The record as it is stored, to start a change from. Throws `not_found`; `trashed`: whether it is looked for in the trash. */
export async function requireSnapshot(
  { table }: { table: Table },
  type: ContentType,
  { id, trashed = false }: { id: number; trashed?: boolean },
): Promise<Snapshot> {
  const snapshot = await readSnapshot(table, type, { id, consistent: true })
  if (!snapshot || (snapshot.state === 'trashed') !== trashed) throw new AppError('not_found')
  return snapshot
}

/** A record as editors see it: its draft, where it has one. */
export function storedRecord(snapshot: Snapshot): StoredRecord {
  const { fields, drift, ...head } = latestRevision(snapshot)
  const record = wireRecord(fields, metaOf(head))
  return { ...record, ...(drift && Object.keys(drift).length > 0 && { drift }) }
}
