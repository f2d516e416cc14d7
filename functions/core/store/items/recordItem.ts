import type { ChangedFields } from '@flou/shared/content/values/changedFields.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { keys, sortKey, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import { dataOf, metaOf } from '../liveItem.ts'
import type { RecordItem, RevisionItem } from '../storedItems.ts'
import type { Item } from '../dynamo/table.ts'
import { type RevisionAction, type Snapshot, parentIdOf } from '../writeContext.ts'
import { draftKey, latestRevision } from './draft.ts'
import { rowOf, sortValueOf } from './row.ts'

export const liveKey = (type: AnyType, id: number): Key<RecordItem> =>
  type.single ? keys.sectionLive(type.key, id) : keys.live(type.key, id)

export const revisionKey = (type: AnyType, id: number, version: number): Key<RevisionItem> =>
  type.single ? keys.sectionRevision(type.key, id, version) : keys.revision(type.key, id, version)

/** Returns the snapshot of a live item. @param draft the draft item if loaded */
export const snapshotOf = (item: RecordItem, draft?: RecordItem): Snapshot => ({
  ...metaOf(item),
  fields: dataOf(item),
  ...(item.draft !== undefined && { draft: item.draft }),
  ...(draft && { drafted: { fields: dataOf(draft), staleTranslation: draft.staleTranslation ?? {} } }),
  ...(item.secrets !== undefined && { secrets: item.secrets }),
  ...(item.purgeAt !== undefined && { purgeAt: item.purgeAt }),
  ...(item.stateBefore !== undefined && { stateBefore: item.stateBefore }),
  ...(item.staleTranslation !== undefined && { staleTranslation: item.staleTranslation }),
  ...(item.planned !== undefined && { planned: item.planned }),
})

const baseOf = (type: AnyType, snapshot: Snapshot, data: string) => ({
  ...metaOf(snapshot),
  type: type.key,
  data,
})

/** Returns the live item with list index keys and row. @param data the fields as JSON */
export function liveItem(type: AnyType, snapshot: Snapshot, data: string): RecordItem & Item {
  const { secrets, purgeAt, stateBefore, staleTranslation, draft, planned } = snapshot
  return {
    ...liveKey(type, snapshot.id),
    ...baseOf(type, snapshot, data),
    ...(secrets && { secrets }),
    ...(purgeAt && { purgeAt, stateBefore }),
    ...(staleTranslation && Object.keys(staleTranslation).length > 0 && { staleTranslation }),
    ...(draft && { draft }),
    ...(planned && { planned }),
    ...(!type.single && listIndexKeys(type, snapshot)),
  }
}

function listIndexKeys(type: AnyType & { single: false }, snapshot: Snapshot) {
  const parentId = parentIdOf(type, snapshot.fields)
  const row = rowOf(type, snapshot)
  if (snapshot.purgeAt) {
    return {
      gsi1pk: partitions.trash(type.key, parentId),
      gsi1sk: `${snapshot.purgeAt}#${snapshot.id}`,
      gsi2pk: partitions.purges(),
      gsi2sk: `${snapshot.purgeAt}#${type.key}#${snapshot.id}`,
      row,
    }
  }
  return {
    gsi1pk: partitions.list(type.key, parentId),
    gsi1sk: sortKey(sortValueOf(type, snapshot, type.list.sortBy), snapshot.id),
    row,
  }
}

export function draftItem(type: AnyType, snapshot: Snapshot): (RecordItem & Item) | undefined {
  if (!snapshot.draft || !snapshot.drafted) return undefined
  const { fields, staleTranslation } = snapshot.drafted
  return {
    ...draftKey(type, snapshot.id),
    ...baseOf(type, latestRevision(snapshot), JSON.stringify(fields)),
    // constant while the live record gets new revisions
    version: snapshot.draft.live,
    staleTranslation,
  }
}

interface RevisionContent {
  data: string
  action: RevisionAction
  changed?: ChangedFields | undefined
  salt?: string | undefined
}

export const revisionItem = (
  type: AnyType,
  snapshot: Snapshot,
  { data, action, changed, salt }: RevisionContent,
): RevisionItem & Item => ({
  ...revisionKey(type, snapshot.id, snapshot.version),
  ...baseOf(type, snapshot, data),
  action,
  ...(changed && { changed }),
  ...(salt !== undefined && { salt }),
})
