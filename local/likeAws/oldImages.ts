import type { Table } from '../dynamodb/tables.ts'
import type { Attributes } from './keyCondition.ts'

/** An item before a write, shown until `until`. */
interface OldImage {
  item: Attributes | undefined
  until: number
}

export class OldImages {
  readonly #images = new Map<string, OldImage[]>()
  readonly #keys: readonly string[]
  readonly #now: () => number

  constructor({ keys }: Pick<Table, 'keys'>, now: () => number) {
    this.#keys = keys
    this.#now = now
  }

  nameOf(item: Attributes): string {
    return JSON.stringify(this.#keys.map((key) => item[key]))
  }

  /** @param before items as they were before the write; new ones are missing */
  remember(written: readonly Attributes[], before: readonly Attributes[], delay: number): void {
    const items = new Map(before.map((item) => [this.nameOf(item), item]))
    for (const key of written) {
      const name = this.nameOf(key)
      const older = (this.#images.get(name) ?? []).filter(({ until }) => until > this.#now())
      // an index applies the writes of an item in order
      const until = Math.max(this.#now() + delay, older.at(-1)?.until ?? 0)
      this.#images.set(name, [...older, { item: items.get(name), until }])
    }
  }

  /** Name → item as an index shows it; undefined for items that it does not have yet. */
  shown(): Map<string, Attributes | undefined> {
    const current = new Map<string, Attributes | undefined>()
    for (const [name, versions] of this.#images) {
      const first = versions.find(({ until }) => until > this.#now())
      if (first) current.set(name, first.item)
      else this.#images.delete(name)
    }
    return current
  }
}
