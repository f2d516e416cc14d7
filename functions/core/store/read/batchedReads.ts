import DataLoader from 'dataloader'
import type { Item, Table } from '../dynamo/table.ts'
import { keyName, type Key } from '../keys.ts'

export type BatchedReads<T> = DataLoader<Key, T | undefined, string>

interface Options<T> {
  of: (item: Item) => T
  isConsistent?: boolean
}

/** Batches the reads of one event loop turn and caches them as long as the instance lives. */
export const batchedReads = <T>(table: Table, { of, isConsistent = false }: Options<T>): BatchedReads<T> =>
  new DataLoader(
    async (requested) => {
      const items = await table.getAll(requested, { consistent: isConsistent })
      return items.map((item) => item && of(item))
    },
    { cacheKeyFn: keyName, batchScheduleFn: setImmediate },
  )
