import type { AnyType } from '@flou/shared/content/define.ts'
import type { OwnDraft } from '@flou/shared/startPage.ts'
import { keys, type Key } from '../keys.ts'
import { partitions } from '../partitions.ts'
import type { Item } from '../dynamo/table.ts'
import { titleOf } from '../texts.ts'
import { type Snapshot, parentIdOf } from '../writeContext.ts'
import { lastEdit, latestRevision } from './draft.ts'

export function ownDraftItems(type: AnyType, snapshot: Snapshot, liveItemKey: Key): (Key & Item)[] {
  const isLive = snapshot.draft !== undefined
  if (type.internal || !(isLive || (!type.single && snapshot.state === 'draft'))) return []
  const { updated, updatedBy } = lastEdit(snapshot)
  const parentId = type.single ? undefined : parentIdOf(type, snapshot.fields)
  const row: OwnDraft = {
    type: type.key,
    id: snapshot.id,
    ...(parentId !== undefined && { parentId }),
    titles: type.single ? type.label : titleOf(type, latestRevision(snapshot).fields),
    updated,
    isLive,
  }
  return [
    {
      ...keys.ownDraft(liveItemKey),
      gsi1pk: partitions.draftsOf(updatedBy.id),
      gsi1sk: `${updated}#${type.key}#${snapshot.id}`,
      row: JSON.stringify(row),
    },
  ]
}
