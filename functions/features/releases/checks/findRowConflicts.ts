import pMap from 'p-map'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { ReleaseOfRecord } from '@flou/shared/releases/release.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import type { BatchEntry } from '../../../core/store/batch/batchItems.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { contentOfItem, itemsOfSubject, releasesOf } from '../store/readReleases.ts'
import { rowsKey, type ItemWithContent, type StoredRelease } from '../store/storedRelease.ts'
import { MOST_NAMED } from './findLinked.ts'
import { changedRows } from './findRepeated.ts'

const CONCURRENCY = 20

/** Returns the batches of a list in releases that are not live, with their rows of these records. */
export async function rowsInReleases(
  table: Table,
  list: Parameters<typeof rowsKey>[0],
  ids: readonly number[],
): Promise<{ other: ReleaseOfRecord; rows: readonly Pick<BatchEntry, 'id' | 'titles'>[] }[]> {
  const read = await pMap(
    await itemsOfSubject(table, rowsKey(list)),
    async (other) => {
      const rows = changedRows(await contentOfItem(table, other.releaseId, other.itemId))
      return { other, rows: rows.filter(({ id }) => ids.includes(id)) }
    },
    { concurrency: CONCURRENCY },
  )
  return read.filter(({ rows }) => rows.length > 0)
}

export interface Compared {
  release: StoredRelease
  one: ItemWithContent
}

/** Returns one problem for each other release that changes a record of this item as a row, or a row of it. */
export async function findRowConflicts(
  { table }: Pick<OperationContext, 'table'>,
  { release, one }: Compared,
): Promise<ReleaseProblem[]> {
  const { item, content } = one
  const own = changedRows(content)
  const ids = own.length === 0 && item.recordId > 0 ? [item.recordId] : own.map(({ id }) => id)
  if (ids.length === 0) return []
  const found = [
    ...(await rowsInReleases(table, item, ids)),
    ...(
      await pMap(
        own,
        async (row) =>
          (await releasesOf(table, `${item.type}#${row.id}`)).map((other) => ({ other, rows: [row] })),
        { concurrency: CONCURRENCY },
      )
    ).flat(),
  ]
  const byRelease = Map.groupBy(
    found.filter(({ other }) => other.releaseId !== release.id),
    ({ other }) => other.releaseId,
  )
  return [...byRelease.values()].map((all): ReleaseProblem => {
    const rows = new Map(all.flatMap((each) => each.rows).map((row) => [row.id, row.titles]))
    return {
      itemId: item.id,
      kind: 'conflict',
      releaseId: all[0]?.other.releaseId ?? '',
      releaseName: all[0]?.other.name ?? '',
      linkedFrom: [...rows.values()].slice(0, MOST_NAMED),
    }
  })
}
