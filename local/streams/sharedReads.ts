import { sequenceOf, type ReadAfter, type StreamRecord } from './streamRecord.ts'

/** Records read at a time; what the service gives at most. */
const READ_AT_ONCE = 1_000

/** The newest records that are kept at most: a reader whose function takes a second finds what was written meanwhile. */
const KEPT = 4_000

/** A stream without news for so long, in milliseconds, keeps no records. */
const QUIET_MS = 2_000

/**
 * Reads a stream once for all of its readers: each is woken by every write, and would ask for the same records. The newest are kept for
 * those that come later; whoever is further behind reads for itself.
 */
export function sharedReads(read: ReadAfter): ReadAfter {
  let kept: StreamRecord[] = []
  /** The records behind `start`, up to `end`, are kept. */
  let start = 0
  let end = 0
  let newsAt = 0
  let reading: Promise<void> | undefined

  function keep(records: readonly StreamRecord[]): void {
    const last = records.at(-1)
    if (last) {
      kept.push(...records)
      end = sequenceOf(last)
      newsAt = performance.now()
    }
    const tooMany = performance.now() - newsAt > QUIET_MS ? kept.length : Math.max(0, kept.length - KEPT)
    const dropped = kept[tooMany - 1]
    if (!dropped) return
    start = sequenceOf(dropped)
    kept = kept.slice(tooMany)
  }

  async function readOn(): Promise<void> {
    try {
      keep(await read(end, READ_AT_ONCE))
    } finally {
      reading = undefined
    }
  }

  return async (sequence, limit) => {
    // a reading under way may have begun before the record came that the caller looks for
    if (sequence >= end) await reading
    if (sequence > end && !reading) {
      kept = []
      start = end = sequence
    }
    if (sequence < start || sequence > end) return read(sequence, limit)
    if (sequence === end) await (reading ??= readOn())
    const first = kept.findLastIndex((record) => sequenceOf(record) <= sequence) + 1
    return kept.slice(first, first + limit)
  }
}
