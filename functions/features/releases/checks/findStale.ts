import type { AnyType } from '@flou/shared/content/define.ts'
import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { keys } from '../../../core/store/keys.ts'
import { latestRevision } from '../../../core/store/items/draft.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import { readSnapshot } from '../../../core/store/read/snapshot.ts'
import { orderConflict } from '../../approval/index.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'
import { isPublic } from './findUnlinked.ts'
import { conflictingFields } from './mergeFields.ts'

type Reader = Pick<OperationContext, 'table' | 'registry'>

async function areRowsStale(
  { table }: Reader,
  type: AnyType,
  { content: { command } }: ItemWithContent,
): Promise<boolean> {
  const rows = 'changes' in command ? command.changes.filter(({ action }) => action !== 'create') : []
  const items = await table.getAll(
    rows.map(({ id }) => liveKey(type, id)),
    { consistent: true, attributes: ['version', 'state'] },
  )
  return rows.some(({ from }, index) => items[index]?.version !== from || items[index].state === 'trashed')
}

/** Hidden records, such as new ones of releases, do not count: applying the order puts them last. */
async function isOrderStale(
  reader: Reader,
  { item, content: { command } }: ItemWithContent,
): Promise<boolean> {
  const conflict = command.name === 'reorder' ? await orderConflict(reader, item, command.request) : undefined
  if (!conflict) return false
  const { added, removed, moved } = conflict
  const items = await reader.table.getAll(
    added.map(({ type, id }) => keys.live(type, id)),
    { consistent: true },
  )
  const isAddedPublic = items.some((stored, index) => {
    const type = reader.registry.types.get(added[index]?.type ?? '')
    return type !== undefined && !type.single && isPublic(type, stored)
  })
  return removed.length + moved.length > 0 || isAddedPublic
}

/** Returns the problem of a record, list or price sheet that was saved, trashed or deleted since. */
export async function findStale(
  context: Reader,
  type: AnyType,
  one: ItemWithContent,
): Promise<ReleaseProblem | undefined> {
  const { table } = context
  const { item, content } = one
  const { command } = content
  const itemId = item.id
  if (command.name === 'reorder')
    return (await isOrderStale(context, one)) ? { itemId, kind: 'outdated' } : undefined
  if ('changes' in command) {
    const kind = !type.single && kindOfPackages(type) ? 'price' : 'outdated'
    return (await areRowsStale(context, type, one)) ? { itemId, kind } : undefined
  }
  if (item.recordId === 0 && !type.single) return undefined
  const now = await readSnapshot(table, type, { id: item.recordId, consistent: true })
  if (!type.single && (!now || now.state === 'trashed')) return { itemId, kind: 'gone' }
  if ((now?.version ?? 0) === item.recordVersion) return undefined
  if (!now || command.name !== 'store') return { itemId, kind: 'outdated', merge: { fields: [] } }
  const base = await getRevision(table, type, { id: item.recordId, version: item.recordVersion })
  const sides = { base: base ? dataOf(base) : {}, mine: command.fields, theirs: latestRevision(now).fields }
  return { itemId, kind: 'outdated', merge: { fields: conflictingFields(type.declaration, sides) } }
}
