import type { StoredRecord } from '@flou/shared/api.ts'
import type { Key } from '../keys.ts'
import { recordOf } from '../liveItem.ts'
import type { Table } from '../table.ts'

interface Waiting {
  key: Key
  resolve: (record: StoredRecord | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Reads live records so that everything asked for in one turn travels together, and nothing twice: what was read stays for the
 * life of this reader, which is one request or one batch of changes.
 */
export class RecordBatch {
  readonly #table: Table
  readonly #records = new Map<string, Promise<StoredRecord | undefined>>()
  #waiting: Waiting[] = []

  readonly #consistent: boolean

  /** @param options `consistent`: what was written a moment ago must be there */
  constructor(table: Table, { consistent = false } = {}) {
    this.#table = table
    this.#consistent = consistent
  }

  /** The record or section at a live key; undefined where there is none. */
  get(key: Key): Promise<StoredRecord | undefined> {
    const name = `${key.pk} ${key.sk}`
    const known = this.#records.get(name)
    if (known) return known
    const record = new Promise<StoredRecord | undefined>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#load())
      this.#waiting.push({ key, resolve, reject })
    })
    this.#records.set(name, record)
    return record
  }

  async #load() {
    const waiting = this.#waiting
    this.#waiting = []
    try {
      const items = await this.#table.getAll(
        waiting.map(({ key }) => key),
        { consistent: this.#consistent },
      )
      for (const [index, { resolve }] of waiting.entries()) {
        const item = items[index]
        resolve(item && recordOf(item))
      }
    } catch (error) {
      for (const { key, reject } of waiting) {
        this.#records.delete(`${key.pk} ${key.sk}`)
        reject(error)
      }
    }
  }
}
