import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { RevisionRow } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { revisionKey } from '../items/recordItem.ts'
import type { Item, Table } from '../dynamo/table.ts'
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
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :versions)',
    // bounded: a key of ours
    ExpressionAttributeValues: { ':pk': pk, ':versions': sk.replace(/\d+$/, '') },
    ProjectionExpression: 'pk, sk, #version, #updated, #by, #action, #changed',
    ExpressionAttributeNames: {
      '#version': 'version',
      '#updated': 'updated',
      '#by': 'updatedBy',
      '#action': 'action',
      '#changed': 'changed',
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

const revisionRow = (item: Item): RevisionRow => ({
  version: Number(item['version']),
  created: String(item['updated']),
  by: item['updatedBy'] as PersonRef,
  action: String(item['action']),
  ...(item['changed'] !== undefined && { changed: item['changed'] as NonNullable<RevisionRow['changed']> }),
})

export const getRevision = (
  table: Table,
  type: AnyType,
  { id, version }: { id: number; version: number },
): Promise<Item | undefined> => table.get(revisionKey(type, id, version))
