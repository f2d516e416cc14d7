import type { PageTitles } from '@flou/shared/visits/visits.ts'
import { keys } from '../../core/store/keys.ts'
import type { Table } from '../../core/store/dynamo/table.ts'

/** Page items are large, so the most visited pages have titles only. */
const MAX_TITLED = 100

export async function withTitles<T extends { path: string }>(
  table: Table,
  rows: readonly T[],
): Promise<(T & { titles?: PageTitles })[]> {
  const items = await table.getAll(
    rows.slice(0, MAX_TITLED).map(({ path }) => keys.page(path)),
    { attributes: ['titles'] },
  )
  return rows.map((row, index) => {
    const titles = items[index]?.['titles'] as PageTitles | undefined
    return titles ? { ...row, titles } : row
  })
}
