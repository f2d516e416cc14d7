import type { Registry } from '@flou/shared/content/registry.ts'
import { advanceBatch } from '../store/batch/advanceBatch.ts'
import { idleBatches } from '../store/batch/batchItems.ts'
import type { Table } from '../store/dynamo/table.ts'
import { newUlid } from '../store/ulid.ts'

/** Whoever works on a batch moves it far more often; milliseconds. */
const IDLE_MS = 20_000
const MAX_BATCHES = 10
/** Within the function's time, beside its other work; milliseconds. */
const WORK_MS = 25_000

/** Carries on batches whose call has died, so that none stays half done. Gives their number. */
export async function resumeBatches(
  { table, registry }: { table: Table; registry: Registry },
  now: Date,
): Promise<number> {
  const ids = await idleBatches(table, new Date(now.getTime() - IDLE_MS), MAX_BATCHES)
  const end = performance.now() + WORK_MS
  const context = { table, registry, now: () => new Date(), newId: () => newUlid(new Date()) }
  for (const id of ids) await advanceBatch(context, id, () => performance.now() < end)
  return ids.length
}
