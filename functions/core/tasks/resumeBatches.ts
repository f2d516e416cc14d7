import type { Registry } from '@flou/shared/content/registry.ts'
import { advanceBatch } from '../store/batch/advanceBatch.ts'
import { idleBatches } from '../store/batch/batchItems.ts'
import type { Table } from '../store/dynamo/table.ts'
import { nextUlid } from '../store/ulid.ts'
import { countEach } from './eachItem.ts'

const IDLE_MS = 20_000
const MAX_BATCHES = 10
/** Resumes batches whose invocation crashed. Returns the count. */
export async function resumeBatches(
  { table, registry, now }: { table: Table; registry: Registry; now: Date },
  hasTime: () => boolean,
): Promise<number> {
  const ids = await idleBatches(table, new Date(now.getTime() - IDLE_MS), MAX_BATCHES)
  const context = { table, registry, now: () => new Date(), newId: nextUlid }
  return countEach(ids, {
    act: async (id) => {
      await advanceBatch(context, id, hasTime)
      return true
    },
    describe: (batch) => ({ event: 'batch not advanced', batch }),
    hasTime,
  })
}
