import { getOrMake } from '@flou/shared/strings/getOrMake.ts'
import { TranslationMemory } from '@flou/shared/translation/translationMemory.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { GSI1 } from '../../../core/store/keys.ts'
import { decodeTexts, MEMORY_PARTITION, type MemoryItem } from './memoryItems.ts'

/** Writers' clocks differ, and the index is late. Milliseconds. */
const OVERLAP_MS = 60_000

const timeOf = (sortKey: string) => sortKey.slice(0, sortKey.indexOf(' '))

/** Memory of a warm function, which reads only what was written since its last read. */
class LoadedMemory {
  readonly #memory = new TranslationMemory()
  readonly #read = new Map<string, string>()
  readonly #table: Table
  #newest = ''
  #update: Promise<unknown> = Promise.resolve()

  constructor(table: Table) {
    this.#table = table
  }

  async current(): Promise<TranslationMemory> {
    const update = this.#update.then(() => this.#readNewer())
    this.#update = update.catch(() => undefined)
    await update
    return this.#memory
  }

  #add({ gsi1sk, row }: Pick<MemoryItem, 'gsi1sk' | 'row'>): void {
    const time = timeOf(gsi1sk)
    const key = gsi1sk.slice(time.length + 1)
    const [type = '', id] = key.split('#')
    if (time > this.#newest) this.#newest = time
    if (this.#read.get(key) === gsi1sk) return
    this.#memory.replace({ type, id: Number(id), texts: decodeTexts(row) })
    this.#read.set(key, gsi1sk)
  }

  async #readNewer(): Promise<void> {
    const since = this.#newest === '' ? '' : new Date(Date.parse(this.#newest) - OVERLAP_MS).toISOString()
    let next: Item | undefined
    do {
      const { items, lastKey } = await this.#table.query<MemoryItem>({
        IndexName: GSI1,
        KeyConditionExpression: 'gsi1pk = :memory AND gsi1sk > :since',
        ExpressionAttributeValues: { ':memory': MEMORY_PARTITION, ':since': since || '0' },
        ...(next && { ExclusiveStartKey: next }),
      })
      for (const item of items) this.#add(item)
      next = lastKey
    } while (next)
  }
}

const memories = new WeakMap<Table, LoadedMemory>()

export const readMemory = (table: Table): Promise<TranslationMemory> =>
  getOrMake(memories, table, () => new LoadedMemory(table)).current()
