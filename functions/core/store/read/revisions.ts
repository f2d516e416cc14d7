import type { RevisionRow } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { revisionKey } from '../items/recordItem.ts'
import type { StoredItem, Table } from '../dynamo/table.ts'
import type { RevisionItem } from '../storedItems.ts'
import { cursorAfter, startKey } from './list/cursor.ts'

interface RevisionsQuery {
  id: number
  cursor?: string | undefined
}

const PER_PAGE = 50

export async function listRevisions(
  table: Table,
  type: AnyType,
  { id, cursor }: RevisionsQuery,
): Promise<{ versions: RevisionRow[]; cursor?: string }> {
  const { pk, sk } = revisionKey(type, id, 0)
  const start = startKey(cursor, pk, { hash: 'pk', sort: 'sk' })
  const { items } = await table.query<RevisionItem>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :versions)',
    // bounded: a key of ours
    ExpressionAttributeValues: { ':pk': pk, ':versions': sk.replace(/\d+$/, '') },
    ProjectionExpression: 'pk, sk, #version, #updated, #by, #action, #changed, #onlyIn',
    ExpressionAttributeNames: {
      '#version': 'version',
      '#updated': 'updated',
      '#by': 'updatedBy',
      '#action': 'action',
      '#changed': 'changed',
      '#onlyIn': 'onlyIn',
    },
    ScanIndexForward: false,
    ExclusiveStartKey: start,
    Limit: PER_PAGE + 1,
  })
  const page = items.slice(0, PER_PAGE)
  const last = page.at(-1)
  return {
    versions: page.map(revisionRow),
    ...(last && items.length > PER_PAGE && { cursor: cursorAfter(last, pk, 'sk') }),
  }
}

const revisionRow = (item: RevisionItem): RevisionRow => ({
  version: item.version,
  created: item.updated,
  by: item.updatedBy,
  action: item.action,
  ...(item.changed !== undefined && { changed: item.changed }),
  ...(item.onlyIn !== undefined && item.action !== 'draft' && { onlyIn: item.onlyIn }),
})

export const getRevision = (
  table: Table,
  type: AnyType,
  { id, version }: { id: number; version: number },
): Promise<StoredItem<RevisionItem> | undefined> => table.get(revisionKey(type, id, version))
