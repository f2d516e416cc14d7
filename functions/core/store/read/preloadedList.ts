import type { Item } from '../dynamo/table.ts'

interface RangeRequest {
  list: string
  below: string
  limit: number
}
interface Entries {
  items: Item[]
  lastKey?: Item
}
type Read = (from: RangeRequest) => Promise<Entries>

interface PreloadedRange extends Entries {
  below: string
}

const PRELOAD_LIMIT = 100

const sortKeyOf = (item: Item) => String(item.gsi1sk)

/** Returns the requested entries if the range contains all of them. */
function findInRange(
  { items, lastKey, ...range }: PreloadedRange,
  { below, limit }: RangeRequest,
): Entries | undefined {
  if (below > range.below) return undefined
  const lowest = items.at(-1)
  const isBelowAll = lowest === undefined || sortKeyOf(lowest) >= below
  if (isBelowAll) return lastKey === undefined ? { items: [] } : undefined
  const start = items.findIndex((item) => sortKeyOf(item) < below)
  const found = items.slice(start, start + limit)
  const last = found.at(-1)
  const isEnd = lastKey === undefined && last === lowest
  if (isEnd) return { items: found }
  return found.length === limit && last ? { items: found, lastKey: keyOf(last) } : undefined
}

const keyOf = ({ pk, sk, gsi1pk, gsi1sk }: Item): Item => ({ pk, sk, gsi1pk, gsi1sk })

/**
 * Caches ranges of lists. From the second request on it preloads a range, because consecutive pages read
 * neighbouring entries; concurrent requests share the read.
 */
export class PreloadedList {
  readonly #read: Read
  readonly #requestedLists = new Set<string>()
  readonly #ranges = new Map<string, PreloadedRange[]>()
  readonly #running = new Map<string, Promise<void>>()

  constructor(read: Read) {
    this.#read = read
  }

  async below(request: RangeRequest): Promise<Entries> {
    const { list, limit } = request
    if (!this.#requestedLists.has(list) || limit >= PRELOAD_LIMIT) {
      this.#requestedLists.add(list)
      return this.#read(request)
    }
    for (;;) {
      const preloaded = this.#findPreloaded(request)
      if (preloaded) return preloaded
      const running = this.#running.get(list)
      if (!running) break
      await running
    }
    await this.#preload(request)
    // the range may be shorter than requested
    return this.#findPreloaded(request) ?? this.#read(request)
  }

  #findPreloaded(request: RangeRequest): Entries | undefined {
    for (const range of this.#ranges.get(request.list) ?? []) {
      const found = findInRange(range, request)
      if (found) return found
    }
    return undefined
  }

  #preload({ list, below }: RangeRequest): Promise<void> {
    const read = async () => {
      try {
        const entries = await this.#read({ list, below, limit: PRELOAD_LIMIT })
        this.#ranges.set(list, [...(this.#ranges.get(list) ?? []), { below, ...entries }])
      } finally {
        this.#running.delete(list)
      }
    }
    const reading = read()
    this.#running.set(list, reading)
    return reading
  }
}
