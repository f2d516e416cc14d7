import { sequenceOf, type ReadAfter, type StreamRecord } from './streamRecord.ts'

const READ_AT_ONCE = 1_000

/** Lets slow readers find what was written meanwhile. */
const CACHE_SIZE = 4_000

/** Milliseconds without new records until the cache is cleared. */
const QUIET_MS = 2_000

/** Shares reads among readers through a cache; readers further behind read directly. */
export function sharedReads(read: ReadAfter): ReadAfter {
  let cached: StreamRecord[] = []
  /** The cache covers records after `start` up to `end`. */
  let start = 0
  let end = 0
  let lastReadAt = 0
  let reading: Promise<void> | undefined

  function addToCache(records: readonly StreamRecord[]): void {
    const last = records.at(-1)
    if (last) {
      cached.push(...records)
      end = sequenceOf(last)
      lastReadAt = performance.now()
    }
    const tooMany =
      performance.now() - lastReadAt > QUIET_MS ? cached.length : Math.max(0, cached.length - CACHE_SIZE)
    const dropped = cached[tooMany - 1]
    if (!dropped) return
    start = sequenceOf(dropped)
    cached = cached.slice(tooMany)
  }

  async function readNext(): Promise<void> {
    try {
      addToCache(await read(end, READ_AT_ONCE))
    } finally {
      reading = undefined
    }
  }

  return async (sequence, limit) => {
    // a pending read may have started before the caller's record was written
    if (sequence >= end) await reading
    if (sequence > end && !reading) {
      cached = []
      start = end = sequence
    }
    if (sequence < start || sequence > end) return read(sequence, limit)
    if (sequence === end) await (reading ??= readNext())
    const first = cached.findLastIndex((record) => sequenceOf(record) <= sequence) + 1
    return cached.slice(first, first + limit)
  }
}
