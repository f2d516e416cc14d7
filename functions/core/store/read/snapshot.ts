import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../errors.ts'
import { draftKey, latestRevision } from '../items/draft.ts'
import { metaOf, wireRecord } from '../liveItem.ts'
import { liveKey, snapshotOf } from '../items/recordItem.ts'
import type { Table } from '../dynamo/table.ts'
import type { RecordItem } from '../storedItems.ts'
import type { Snapshot } from '../writeContext.ts'

interface ReadOptions {
  id: number
  consistent?: boolean
  read?: { item: RecordItem | undefined }
}

const MAX_READS = 3

/** Adds the draft with one more read. Returns undefined if it disappeared meanwhile. */
export async function withDraft(
  table: Table,
  type: AnyType,
  item: RecordItem,
): Promise<Snapshot | undefined> {
  const snapshot = snapshotOf(item)
  if (!snapshot.draft) return snapshot
  const draft = await table.get(draftKey(type, snapshot.id), { consistent: true })
  return draft && snapshotOf(item, draft)
}

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

/** Returns the consistent snapshot before a write. Throws `not_found`; `trashed` selects the trash. */
export async function requireSnapshot(
  { table }: { table: Table },
  type: ContentType,
  { id, trashed = false }: { id: number; trashed?: boolean },
): Promise<Snapshot> {
  const snapshot = await readSnapshot(table, type, { id, consistent: true })
  if (!snapshot || (snapshot.state === 'trashed') !== trashed) throw new AppError('not_found')
  return snapshot
}

export function storedRecord(snapshot: Snapshot): StoredRecord {
  const { fields, staleTranslation, planned, ...head } = latestRevision(snapshot)
  const record = wireRecord(fields, metaOf(head))
  return {
    ...record,
    ...(staleTranslation && Object.keys(staleTranslation).length > 0 && { staleTranslation }),
    ...(planned && { planned }),
  }
}
