import type { Item } from '../dynamo/table.ts'

/** Where a list is read from: below a place in its order, downwards. */
interface Below {
  /** Partition of the index. */
  list: string
  /** Value of `gsi1sk`; entries are those below it. */
  below: string
  limit: number
}
interface Entries {
  items: Item[]
  lastKey?: Item
}
/** Reads entries of the index with their keys in it. */
type Read = (from: Below) => Promise<Entries>

/** Entries that follow each other in the index without a gap. */
interface Stretch extends Entries {
  below: string
}

/** Entries read at a time where a list is asked for again and again. */
const AHEAD = 100

const placeOf = (item: Item) => String(item['gsi1sk'])

/** What is asked for, where the stretch has all of it. */
function within({ items, lastKey, ...stretch }: Stretch, { below, limit }: Below): Entries | undefined {
  if (below > stretch.below) return undefined
  const lowest = items.at(-1)
  const isBelowAll = lowest === undefined || placeOf(lowest) >= below
  if (isBelowAll) return lastKey === undefined ? { items: [] } : undefined
  const start = items.findIndex((item) => placeOf(item) < below)
  const found = items.slice(start, start + limit)
  const last = found.at(-1)
  const isEnd = lastKey === undefined && last === lowest
  if (isEnd) return { items: found }
  return found.length === limit && last ? { items: found, lastKey: keyOf(last) } : undefined
}

const keyOf = ({ pk, sk, gsi1pk, gsi1sk }: Item): Item => ({ pk, sk, gsi1pk, gsi1sk })

/**
 * Answers where lists go on below a place. Pages that are made one after another ask for places close to each other: from the second
 * question on a list is read a stretch ahead, and whoever asks meanwhile waits for it. What was read stays for the life of this reader.
 */
export class ReadAhead {
  readonly #read: Read
  readonly #asked = new Set<string>()
  readonly #stretches = new Map<string, Stretch[]>()
  readonly #underWay = new Map<string, Promise<void>>()

  constructor(read: Read) {
    this.#read = read
  }

  async below(asked: Below): Promise<Entries> {
    const { list, limit } = asked
    if (!this.#asked.has(list) || limit >= AHEAD) {
      this.#asked.add(list)
      return this.#read(asked)
    }
    for (;;) {
      const known = this.#known(asked)
      if (known) return known
      const underWay = this.#underWay.get(list)
      if (!underWay) break
      await underWay
    }
    await this.#readAhead(asked)
    // a stretch may be shorter than was asked for, and then nothing is gained
    return this.#known(asked) ?? this.#read(asked)
  }

  #known(asked: Below): Entries | undefined {
    for (const stretch of this.#stretches.get(asked.list) ?? []) {
      const found = within(stretch, asked)
      if (found) return found
    }
    return undefined
  }

  #readAhead({ list, below }: Below): Promise<void> {
    const read = async () => {
      try {
        const entries = await this.#read({ list, below, limit: AHEAD })
        this.#stretches.set(list, [...(this.#stretches.get(list) ?? []), { below, ...entries }])
      } finally {
        this.#underWay.delete(list)
      }
    }
    const reading = read()
    this.#underWay.set(list, reading)
    return reading
  }
}
