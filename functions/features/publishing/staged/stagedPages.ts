import { createHash } from 'node:crypto'
import pMap from 'p-map'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { EdgeStore } from './edgeStore.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { deletionTime } from '../store/stagedBuilds.ts'

/** Pages are listed by the first characters of a hash, in values of at most 1 KB; `siteRequest.js` reads them. */
const PART_LENGTH = 2
const ENTRY_LENGTH = 8
const MAX_ENTRIES = 110
const CONCURRENCY = 25

function hashOf(path: string): { part: string; entry: string } {
  const name = path === '/' ? '' : path
  const hash = createHash('sha256').update(name).digest('base64url')
  return { part: hash.slice(0, PART_LENGTH), entry: hash.slice(PART_LENGTH, PART_LENGTH + ENTRY_LENGTH) }
}

const keyOf = (build: string, part: string): string => `${build}/${part}`
const partIn = (key: string): string => key.slice(-PART_LENGTH)
export const buildIn = (key: string): string => key.slice(0, -PART_LENGTH - 1)

/** Returns the bytes of a build's list at the edge; infinite if it has more pages than a part has room for. */
export function bytesOfPages(build: string, paths: Iterable<string>): number {
  const parts = [...Map.groupBy(paths, (path) => hashOf(path).part).values()]
  if (parts.some(({ length }) => length > MAX_ENTRIES)) return Infinity
  return parts.reduce((sum, { length }) => sum + keyOf(build, '').length + length * (ENTRY_LENGTH + 1), 0)
}

/** Adds pages to the list of a build, in the table and at the edge; concurrent additions are retained. */
export async function addStagedPages(
  { table, store }: { table: Table; store: EdgeStore },
  { build, paths, now }: { build: string; paths: Iterable<string>; now: Date },
): Promise<void> {
  const parts = Map.groupBy([...paths].map(hashOf), ({ part }) => part)
  await pMap(
    parts,
    ([part, pages]) =>
      table.update(publishKeys.stagedPart(build, part), {
        UpdateExpression: 'ADD #pages :pages SET #ttl = :ttl',
        ExpressionAttributeNames: { '#pages': 'pages', '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':pages': new Set(pages.map(({ entry }) => entry)),
          ':ttl': deletionTime(now),
        },
      }),
    { concurrency: CONCURRENCY },
  )
  await store.update(
    [...parts.keys()].map((part) => keyOf(build, part)),
    async (keys) => {
      const items = await table.getAll(
        keys.map((key) => publishKeys.stagedPart(build, partIn(key))),
        { consistent: true },
      )
      return new Map(keys.map((key, index) => [key, [...(items[index]?.pages ?? [])].toSorted().join(' ')]))
    },
  )
}

export async function stagedPagesIn(
  table: Table,
  build: string,
  paths: readonly string[],
): Promise<Set<string>> {
  const items = await table.getAll(
    paths.map((path) => publishKeys.stagedPart(build, hashOf(path).part)),
    { consistent: true },
  )
  return new Set(paths.filter((path, index) => items[index]?.pages.has(hashOf(path).entry)))
}

export async function hasStagedPages(table: Table, build: string): Promise<boolean> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': publishKeys.stagedPart(build, '').pk },
    ConsistentRead: true,
    Limit: 1,
  })
  return items.length > 0
}
