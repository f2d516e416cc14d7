import type { RecordState } from '@flou/shared/api.ts'
import type { ChangedFields } from '@flou/shared/content/changedFields.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { keys, partitions, sortKey, type Key } from '../keys.ts'
import { dataOf, metaOf, type RecordItem } from '../liveItem.ts'
import type { Item } from '../table.ts'
import type { ChangeAction, Snapshot } from '../write/change.ts'
import { parentIdOf } from './parent.ts'
import { rowOf, sortValueOf } from './row.ts'

/** Where a record or section is stored. A section's id is that of the record it is below, else 0. */
export const liveKey = (type: AnyType, id: number): Key =>
  type.single ? keys.sectionLive(type.key, id) : keys.live(type.key, id)

export const versionKey = (type: AnyType, id: number, version: number): Key =>
  type.single ? keys.sectionVersion(type.key, id, version) : keys.version(type.key, id, version)

/** The snapshot in a live item. */
export const snapshotOf = (item: Item): Snapshot => ({
  ...metaOf(item),
  fields: dataOf(item),
  ...(item['secrets'] !== undefined && { secrets: item['secrets'] as Record<string, string> }), // written below only
  ...(typeof item['purgeAt'] === 'string' && { purgeAt: item['purgeAt'] }),
  ...(item['stateBefore'] !== undefined && { stateBefore: item['stateBefore'] as RecordState }), // likewise
  ...(item['drift'] !== undefined && { drift: item['drift'] as Snapshot['drift'] & object }), // likewise
})

const baseOf = (type: AnyType, snapshot: Snapshot, data: string) => ({
  ...metaOf(snapshot),
  type: type.key,
  data,
})

/** The live item: the record, its place in its list, its row. `data` is the fields as JSON text. */
export function liveItem(type: AnyType, snapshot: Snapshot, data: string): RecordItem & Item {
  const { secrets, purgeAt, stateBefore, drift } = snapshot
  return {
    ...liveKey(type, snapshot.id),
    ...baseOf(type, snapshot, data),
    ...(secrets && { secrets }),
    ...(purgeAt && { purgeAt, stateBefore }),
    ...(drift && Object.keys(drift).length > 0 && { drift }),
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

/** The immutable item of one version. */
export const versionItem = (
  type: AnyType,
  snapshot: Snapshot,
  { data, action, changed }: { data: string; action: ChangeAction; changed?: ChangedFields | undefined },
): RecordItem & Item => ({
  ...versionKey(type, snapshot.id, snapshot.version),
  ...baseOf(type, snapshot, data),
  action,
  ...(changed && { changed }),
})
