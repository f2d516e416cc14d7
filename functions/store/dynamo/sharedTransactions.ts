import type { Table } from './table.ts'
import { ConditionFailed, transact, type TransactItem } from './transact.ts'
import { groupsThatFit } from './transactionRoom.ts'

/** What one caller wants written, all or nothing. */
interface Wish {
  items: readonly TransactItem[]
  resolve: () => void
  reject: (error: unknown) => void
}

/** Transactions under way at a time: one would leave callers waiting for each other, many would carry little each. */
const AT_ONCE = 4

/**
 * Transactions of several callers that travel as one, because a call costs more than what is in it. Each caller's items are written
 * or refused as if they had come alone. No two callers may name the same item at a time.
 */
export class SharedTransactions {
  readonly #table: Table
  #waiting: Wish[] = []
  #underWay = 0
  #isPlanned = false

  constructor(table: Table) {
    this.#table = table
  }

  /** Writes all items, few enough for one transaction, or none. Throws `ConditionFailed` where a condition of theirs does not hold. */
  write(items: readonly TransactItem[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ items, resolve, reject })
      this.#plan()
    })
  }

  /** Whoever else asks in this turn comes along. */
  #plan(): void {
    if (this.#isPlanned || this.#waiting.length === 0 || this.#underWay === AT_ONCE) return
    this.#isPlanned = true
    setImmediate(() => {
      this.#isPlanned = false
      this.#underWay += 1
      void this.#settle(this.#nextLoad()).finally(() => {
        this.#underWay -= 1
        this.#plan()
      })
      this.#plan()
    })
  }

  #nextLoad(): Wish[] {
    return this.#waiting.splice(0, groupsThatFit(this.#waiting.map(({ items }) => items)))
  }

  /** Writes a load; those who are at fault leave it, the others travel again. */
  async #settle(load: Wish[]): Promise<void> {
    try {
      await transact(
        this.#table,
        load.flatMap(({ items }) => items),
      )
      for (const { resolve } of load) resolve()
    } catch (error) {
      if (load.length === 1) load[0]?.reject(error)
      else await this.#settleApart(load, error)
    }
  }

  async #settleApart(load: Wish[], error: unknown): Promise<void> {
    const refused = error instanceof ConditionFailed ? refusalsOf(load, error) : new Map<Wish, Error>()
    if (refused.size === 0) {
      // nobody is known to be at fault
      for (const wish of load) await this.#settle([wish])
      return
    }
    for (const [{ reject }, refusal] of refused) reject(refusal)
    const others = load.filter((wish) => !refused.has(wish))
    if (others.length > 0) await this.#settle(others)
  }
}

/** Whose conditions did not hold, each with what it would have been told alone. */
function refusalsOf(load: readonly Wish[], error: ConditionFailed): Map<Wish, ConditionFailed> {
  const refused = new Map<Wish, ConditionFailed>()
  let start = 0
  for (const wish of load) {
    const end = start + wish.items.length
    const own = error.failures.filter(({ index }) => index >= start && index < end)
    const failures = own.map(({ index, item }) => ({ index: index - start, item }))
    if (own.length > 0) refused.set(wish, new ConditionFailed(failures, error))
    start = end
  }
  return refused
}
