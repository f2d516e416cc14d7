import type { Table } from './table.ts'
import { ConditionFailed, transact, type TransactItem } from './transact.ts'
import { groupsThatFit } from './transactionRoom.ts'

interface PendingWrite {
  items: readonly TransactItem[]
  resolve: () => void
  reject: (error: unknown) => void
}

const MAX_CONCURRENT = 4

/**
 * Coalesces transactions of several callers, because round trips dominate. Each caller succeeds or fails
 * independently. Callers must not write the same item concurrently.
 */
export class CoalescedTransactions {
  readonly #table: Table
  #waiting: PendingWrite[] = []
  #running = 0
  #isScheduled = false

  constructor(table: Table) {
    this.#table = table
  }

  write(items: readonly TransactItem[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ items, resolve, reject })
      this.#schedule()
    })
  }

  /** Waits one event loop turn, so that concurrent writes join the batch. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0 || this.#running === MAX_CONCURRENT) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#running += 1
      void this.#writeBatch(this.#nextBatch()).finally(() => {
        this.#running -= 1
        this.#schedule()
      })
      this.#schedule()
    })
  }

  #nextBatch(): PendingWrite[] {
    return this.#waiting.splice(0, groupsThatFit(this.#waiting.map(({ items }) => items)))
  }

  /** Writes a batch; failed writes are rejected and the rest is retried. */
  async #writeBatch(batch: PendingWrite[]): Promise<void> {
    try {
      await transact(
        this.#table,
        batch.flatMap(({ items }) => items),
      )
      for (const { resolve } of batch) resolve()
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else await this.#retryWithoutFailed(batch, error)
    }
  }

  async #retryWithoutFailed(batch: PendingWrite[], error: unknown): Promise<void> {
    const refused =
      error instanceof ConditionFailed ? refusalsOf(batch, error) : new Map<PendingWrite, Error>()
    if (refused.size === 0) {
      // the failing write is unknown: try each alone
      for (const pendingWrite of batch) await this.#writeBatch([pendingWrite])
      return
    }
    for (const [{ reject }, refusal] of refused) reject(refusal)
    const remaining = batch.filter((pendingWrite) => !refused.has(pendingWrite))
    if (remaining.length > 0) await this.#writeBatch(remaining)
  }
}

function refusalsOf(
  batch: readonly PendingWrite[],
  error: ConditionFailed,
): Map<PendingWrite, ConditionFailed> {
  const refused = new Map<PendingWrite, ConditionFailed>()
  let start = 0
  for (const pendingWrite of batch) {
    const end = start + pendingWrite.items.length
    const own = error.failures.filter(({ index }) => index >= start && index < end)
    const failures = own.map(({ index, item }) => ({ index: index - start, item }))
    if (own.length > 0) refused.set(pendingWrite, new ConditionFailed(failures, error))
    start = end
  }
  return refused
}
