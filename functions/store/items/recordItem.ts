import type { RecordState } from '@flou/shared/api.ts'
import type { ChangedFields } from '@flou/shared/content/values/changedFields.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { keys, sortKey, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { dataOf, metaOf, type RecordItem } from '../liveItem.ts'
import type { Item } from '../dynamo/table.ts'
import type { ChangeAction, DraftMark, Snapshot } from '../writeContext.ts'
import { draftKey, latestRevision } from './draft.ts'
import { parentIdOf } from './parent.ts'
import { rowOf, sortValueOf } from './row.ts'

/** Where a record or section is stored. A section's id is that of the record it is below, else 0. */
export const liveKey = (type: AnyType, id: number): Key =>
  type.single ? keys.sectionLive(type.key, id) : keys.live(type.key, id)

export const versionKey = (type: AnyType, id: number, version: number): Key =>
  type.single ? keys.sectionVersion(type.key, id, version) : keys.version(type.key, id, version)

/** The snapshot in a live item. `draft`: the item of the draft that it names, where that was read with it. */
export const snapshotOf = (item: Item, draft?: Item): Snapshot => ({
  ...metaOf(item),
  fields: dataOf(item),
  ...(item['draft'] !== undefined && { draft: item['draft'] as DraftMark }), // written below only
  ...(draft && { drafted: { fields: dataOf(draft), drift: (draft['drift'] ?? {}) as Drift } }), // likewise
  ...(item['secrets'] !== undefined && { secrets: item['secrets'] as Record<string, string> }), // written below only
  ...(typeof item['purgeAt'] === 'string' && { purgeAt: item['purgeAt'] }),
  ...(item['stateBefore'] !== undefined && { stateBefore: item['stateBefore'] as RecordState }), // likewise
  ...(item['drift'] !== undefined && { drift: item['drift'] as Drift }), // likewise
})

type Drift = NonNullable<Snapshot['drift']>

const baseOf = (type: AnyType, snapshot: Snapshot, data: string) => ({
  ...metaOf(snapshot),
  type: type.key,
  data,
})

/** The live item: the record, its place in its list, its row. `data` is the fields as JSON text. */
export function liveItem(type: AnyType, snapshot: Snapshot, data: string): RecordItem & Item {
  const { secrets, purgeAt, stateBefore, drift, draft } = snapshot
  return {
    ...liveKey(type, snapshot.id),
    ...baseOf(type, snapshot, data),
    ...(secrets && { secrets }),
    ...(purgeAt && { purgeAt, stateBefore }),
    ...(drift && Object.keys(drift).length > 0 && { drift }),
    ...(draft && { draft }),
    ...(!type.single && listPlace(type, snapshot)),
  }
}

function listPlace(type: AnyType & { single: false }, snapshot: Snapshot) {
  const parentId = parentIdOf(type, snapshot.fields)
  const row = rowOf(type, snapshot)
  if (snapshot.purgeAt) {
    return {
      gsi1pk: partitions.trash(type.key, parentId),
      gsi1sk: `${snapshot.purgeAt}#${snapshot.id}`,
      row,
    }
  }
  return {
    gsi1pk: partitions.list(type.key, parentId),
    gsi1sk: sortKey(sortValueOf(type, snapshot, type.list.sortBy), snapshot.id),
    row,
  }
}

/** The item of a record's draft; undefined where it has none. */
export function draftItem(type: AnyType, snapshot: Snapshot): (RecordItem & Item) | undefined {
  if (!snapshot.draft || !snapshot.drafted) return undefined
  const { fields, drift } = snapshot.drafted
  return {
    ...draftKey(type, snapshot.id),
    ...baseOf(type, latestRevision(snapshot), JSON.stringify(fields)),
    // it stays as it is while the record beside it goes from version to version
    version: snapshot.draft.live,
    drift,
  }
}

interface VersionContent {
  data: string
  action: ChangeAction
  changed?: ChangedFields | undefined
  /** Of the hash of `data` in the audit entry. */
  salt?: string | undefined
}

/** The immutable item of one version. */
export const versionItem = (
  type: AnyType,
  snapshot: Snapshot,
  { data, action, changed, salt }: VersionContent,
): RecordItem & Item => ({
  ...versionKey(type, snapshot.id, snapshot.version),
  ...baseOf(type, snapshot, data),
  action,
  ...(changed && { changed }),
  ...(salt !== undefined && { salt }),
})
