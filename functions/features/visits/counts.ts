import type { Key } from '../../core/store/keys.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'

export class Counts<T> {
  readonly #byName = new Map<string, T>()
  readonly #add: (one: T, other: T) => T
  constructor(add: (one: T, other: T) => T) {
    this.#add = add
  }
  add(name: string, count: T): void {
    const before = this.#byName.get(name)
    this.#byName.set(name, before === undefined ? count : this.#add(before, count))
  }
  sorted(sizeOf: (count: T) => number): [string, T][] {
    return [...this.#byName].sort(
      ([name, one], [otherName, other]) => sizeOf(other) - sizeOf(one) || (name < otherName ? -1 : 1),
    )
  }
}

export async function itemsOfPartition(table: Table, partition: string): Promise<(Item & Key)[]> {
  const found: (Item & Key)[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query<Key>({
      KeyConditionExpression: 'pk = :shard',
      ExpressionAttributeValues: { ':shard': partition },
      ExclusiveStartKey: start,
    })
    found.push(...items)
    start = lastKey
  } while (start)
  return found
}
