import { keyName, type Key } from '../keys.ts'
import type { Item, Table } from '../dynamo/table.ts'

interface PendingRead<T> {
  key: Key
  resolve: (value: T | undefined) => void
  reject: (error: unknown) => void
}

interface Options<T> {
  of: (item: Item) => T
  isConsistent?: boolean
}

/**
 * Batches and caches reads like a DataLoader. The cache lives as long as the instance: one request or one
 * batch.
 */
export class BatchedReads<T> {
  readonly #table: Table
  readonly #options: Options<T>
  readonly #cache = new Map<string, Promise<T | undefined>>()
  #pending: PendingRead<T>[] = []

  constructor(table: Table, options: Options<T>) {
    this.#table = table
    this.#options = options
  }

  get(key: Key): Promise<T | undefined> {
    const name = keyName(key)
    const cached = this.#cache.get(name)
    if (cached) return cached
    const value = new Promise<T | undefined>((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => void this.#load())
      this.#pending.push({ key, resolve, reject })
    })
    this.#cache.set(name, value)
    return value
  }

  async #load() {
    const pending = this.#pending
    this.#pending = []
    const { of, isConsistent = false } = this.#options
    try {
      const items = await this.#table.getAll(
        pending.map(({ key }) => key),
        { consistent: isConsistent },
      )
      for (const [index, { resolve }] of pending.entries()) {
        const item = items[index]
        resolve(item && of(item))
      }
    } catch (error) {
      for (const { key, reject } of pending) {
        this.#cache.delete(keyName(key))
        reject(error)
      }
    }
  }
}
