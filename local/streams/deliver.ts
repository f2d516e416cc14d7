import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { sequenceOf, type StreamRecord } from './streamRecord.ts'

export interface DeliveryRules {
  invoke: (event: { Records: StreamRecord[] }) => Promise<unknown>
  /** Attempts after the first; -1 for unlimited. */
  retries: number
  bisect: boolean
  /** True if the result may name the first failed record. */
  reportsFailures: boolean
  storeFailed: (records: StreamRecord[], reason: string, attempts: number) => Promise<void>
  signal: AbortSignal
  /** `attempts` counts the failures. */
  pause?: (attempts: number, signal: AbortSignal) => Promise<void>
}

const exponentialBackoff = (attempts: number, signal: AbortSignal) =>
  sleep(Math.min(100 * 2 ** attempts, 10_000), undefined, { signal }).catch(() => undefined)

const resultSchema = z.looseObject({
  batchItemFailures: z.optional(z.nullable(z.array(z.looseObject({ itemIdentifier: z.string() })))),
})

/**
 * Delivers like Lambda: retries with exponential backoff, bisects, resumes at the reported record, and
 * finally stores undeliverable records.
 */
export async function deliver(records: StreamRecord[], rules: DeliveryRules): Promise<void> {
  // Halves inherit the attempts of their batch.
  const queue = [{ records, attempts: 0 }]
  for (let batch = queue.shift(); batch && !rules.signal.aborted; batch = queue.shift()) {
    const outcome = await attempt(batch.records, rules)
    if (!outcome) continue
    const attempts = batch.attempts + 1
    if (rules.retries >= 0 && attempts > rules.retries) {
      await rules.storeFailed(outcome.rest, outcome.reason, attempts)
      continue
    }
    const batches = rules.bisect ? halves(outcome.rest) : [outcome.rest]
    queue.unshift(...batches.map((batchRecords) => ({ records: batchRecords, attempts })))
    await (rules.pause ?? exponentialBackoff)(attempts, rules.signal)
  }
  if (rules.signal.aborted) throw new Error('The runtime stops; the batch is delivered at the next start.')
}

interface Failure {
  rest: StreamRecord[]
  reason: string
}

async function attempt(records: StreamRecord[], rules: DeliveryRules): Promise<Failure | undefined> {
  try {
    const result = await rules.invoke({ Records: records })
    const failed = rules.reportsFailures ? firstFailed(result, records) : -1
    return failed < 0
      ? undefined
      : { rest: records.slice(failed), reason: 'The function named failed records.' }
  } catch (cause) {
    return { rest: records, reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** -1 if none failed. */
function firstFailed(result: unknown, records: StreamRecord[]): number {
  const parsed = resultSchema.safeParse(result ?? {})
  const failures = parsed.success ? (parsed.data.batchItemFailures ?? []) : []
  if (failures.length === 0) return -1
  const numbers = new Set(failures.map((failure) => failure.itemIdentifier))
  const index = records.findIndex((record) => numbers.has(String(sequenceOf(record))))
  // As on AWS, an unknown number fails the whole batch.
  return Math.max(index, 0)
}

function halves(records: StreamRecord[]): StreamRecord[][] {
  if (records.length < 2) return [records]
  const middle = Math.ceil(records.length / 2)
  return [records.slice(0, middle), records.slice(middle)]
}
