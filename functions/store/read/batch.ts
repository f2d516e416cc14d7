import { keyName, type Key } from '../keys.ts'
import type { Item, Table } from '../dynamo/table.ts'

interface Waiting<T> {
  key: Key
  resolve: (value: T | undefined) => void
  reject: (error: unknown) => void
}

interface Options<T> {
  /** What is wanted of an item. */
  of: (item: Item) => T
  /** What was written a moment ago must be there. */
  isConsistent?: boolean
}

/**
 * Reads items so that everything asked for in one turn travels together, and nothing twice: what was read stays for the life of
 * this reader, which is one request or one batch of changes.
 */
export class BatchedReads<T> {
  readonly #table: Table
  readonly #options: Options<T>
  readonly #known = new Map<string, Promise<T | undefined>>()
  #waiting: Waiting<T>[] = []

  constructor(table: Table, options: Options<T>) {
    this.#table = table
    this.#options = options
  }

  /** What is at a key; undefined where there is nothing. */
  get(key: Key): Promise<T | undefined> {
    const name = keyName(key)
    const known = this.#known.get(name)
    if (known) return known
    const value = new Promise<T | undefined>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#load())
      this.#waiting.push({ key, resolve, reject })
    })
    this.#known.set(name, value)
    return value
  }

  async #load() {
    const waiting = this.#waiting
    this.#waiting = []
    const { of, isConsistent = false } = this.#options
    try {
      const items = await this.#table.getAll(
        waiting.map(({ key }) => key),
        { consistent: isConsistent },
      )
      for (const [index, { resolve }] of waiting.entries()) {
        const item = items[index]
        resolve(item && of(item))
      }
    } catch (error) {
      for (const { key, reject } of waiting) {
        this.#known.delete(keyName(key))
        reject(error)
      }
    }
  }
}
