import DataLoader from 'dataloader'
import type { StoredItem, Table } from '../dynamo/table.ts'
import { keyName, type Key } from '../keys.ts'

export type BatchedReads<T, I> = DataLoader<Key<I>, T | undefined, string>

interface Options<T, I> {
  of: (item: StoredItem<I>) => T
  isConsistent?: boolean
}

/** Batches the reads of one event loop turn and caches them as long as the instance lives. */
export const batchedReads = <T, I>(
  table: Table,
  { of, isConsistent = false }: Options<T, I>,
): BatchedReads<T, I> =>
  new DataLoader(
    async (requested) => {
      const items = await table.getAll(requested, { consistent: isConsistent })
      return items.map((item) => item && of(item as StoredItem<I>))
    },
    { cacheKeyFn: keyName, batchScheduleFn: setImmediate },
  )
