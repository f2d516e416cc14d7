import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { sequenceOf, type StreamRecord } from './streamRecord.ts'

export interface DeliveryRules {
  invoke: (event: { Records: StreamRecord[] }) => Promise<unknown>
  /** Attempts after the first; -1 for as long as it takes. */
  retries: number
  bisect: boolean
  /** Whether the answer may name the record at which to go on. */
  reportsFailures: boolean
  /** Keeps a batch that was given up. */
  keepFailed: (records: StreamRecord[], reason: string, attempts: number) => Promise<void>
  signal: AbortSignal
  /** Waits before a further attempt; `attempts` are those that failed. */
  pause?: (attempts: number, signal: AbortSignal) => Promise<void>
}

const growingPause = (attempts: number, signal: AbortSignal) =>
  sleep(Math.min(100 * 2 ** attempts, 10_000), undefined, { signal }).catch(() => undefined)

const answerSchema = z.looseObject({
  batchItemFailures: z.optional(z.nullable(z.array(z.looseObject({ itemIdentifier: z.string() })))),
})

/**
 * Hands a batch to a function until it is dealt with, as the service does: retries with growing pauses, halves a
 * batch that fails, goes on at the record the function names, and at last keeps what could not be delivered.
 */
export async function deliver(records: StreamRecord[], rules: DeliveryRules): Promise<void> {
  // Each entry is a batch with the attempts it has had; halves inherit them.
  const waiting = [{ records, attempts: 0 }]
  for (let batch = waiting.shift(); batch && !rules.signal.aborted; batch = waiting.shift()) {
    const outcome = await attempt(batch.records, rules)
    if (!outcome) continue
    const attempts = batch.attempts + 1
    if (rules.retries >= 0 && attempts > rules.retries) {
      await rules.keepFailed(outcome.rest, outcome.reason, attempts)
      continue
    }
    const parts = rules.bisect ? halves(outcome.rest) : [outcome.rest]
    waiting.unshift(...parts.map((part) => ({ records: part, attempts })))
    await (rules.pause ?? growingPause)(attempts, rules.signal)
  }
  if (rules.signal.aborted) throw new Error('The runtime stops; the batch is delivered at the next start.')
}

interface Failure {
  rest: StreamRecord[]
  reason: string
}

async function attempt(records: StreamRecord[], rules: DeliveryRules): Promise<Failure | undefined> {
  try {
    const answer = await rules.invoke({ Records: records })
    const failed = rules.reportsFailures ? firstFailed(answer, records) : -1
    return failed < 0
      ? undefined
      : { rest: records.slice(failed), reason: 'The function named failed records.' }
  } catch (cause) {
    return { rest: records, reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** Index of the first record the function could not deal with, -1 where all are done. */
function firstFailed(answer: unknown, records: StreamRecord[]): number {
  const parsed = answerSchema.safeParse(answer ?? {})
  const failures = parsed.success ? (parsed.data.batchItemFailures ?? []) : []
  if (failures.length === 0) return -1
  const numbers = new Set(failures.map((failure) => failure.itemIdentifier))
  const index = records.findIndex((record) => numbers.has(String(sequenceOf(record))))
  // A number that is not in the batch counts as a failure of all of it, as in the service.
  return Math.max(index, 0)
}

function halves(records: StreamRecord[]): StreamRecord[][] {
  if (records.length < 2) return [records]
  const middle = Math.ceil(records.length / 2)
  return [records.slice(0, middle), records.slice(middle)]
}
