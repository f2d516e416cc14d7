import type { PersonRef } from '@flou/shared/account.ts'
import type { VersionRow } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { versionKey } from '../items/recordItem.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { cursorAfter, startKey } from './list/cursor.ts'

interface VersionsQuery {
  id: number
  cursor?: string | undefined
}

const PER_PAGE = 50

/** Versions of a record (or section, id 0), newest first, without their contents. */
export async function listVersions(
  table: Table,
  type: AnyType,
  { id, cursor }: VersionsQuery,
): Promise<{ versions: VersionRow[]; cursor?: string }> {
  const { pk, sk } = versionKey(type, id, 0)
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
    versions: page.map(versionRow),
    ...(last && items.length > PER_PAGE && { cursor: cursorAfter(last, pk, 'sk') }),
  }
}

const versionRow = (item: Item): VersionRow => ({
  version: Number(item['version']),
  created: String(item['updated']),
  by: item['updatedBy'] as PersonRef, // written by the store
  action: String(item['action']),
  ...(item['changed'] !== undefined && { changed: item['changed'] as NonNullable<VersionRow['changed']> }), // likewise
})

/** The item of one version; undefined where there is none. */
export const getVersion = (
  table: Table,
  type: AnyType,
  { id, version }: { id: number; version: number },
): Promise<Item | undefined> => table.get(versionKey(type, id, version))
