import { setTimeout as sleep } from 'node:timers/promises'
import { passes } from './filter.ts'
import type { Checkpoints } from './checkpoints.ts'
import { deliver, type DeliveryRules } from './deliver.ts'
import type { StreamSource } from './source.ts'
import { sequenceOf, type StreamRecord } from './streamRecord.ts'

export interface ReaderOptions extends Omit<DeliveryRules, 'signal'> {
  /** Names the checkpoint. */
  id: string
  source: StreamSource
  checkpoints: Checkpoints
  patterns: readonly unknown[]
  batchSize: number
  onError: (cause: unknown) => void
}

/** Without a wake-up (a write past the gateway) the stream is looked at this often, in ms. */
const IDLE_POLL = 1000

/** Records read from the stream at a time, before the filter; what the service gives at most. */
const READ_AT_ONCE = 1000

/** An event source mapping: reads in order, one batch at a time, and remembers how far it got. */
export class StreamReader {
  readonly id: string
  readonly #options: ReaderOptions
  readonly #abort = new AbortController()
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  /** Something may have been written since the last look. */
  #isStale = false
  #isPaused = false

  /** Starts reading. */
  constructor(options: ReaderOptions) {
    this.id = options.id
    this.#options = options
    this.#timer = setInterval(() => this.wake(), IDLE_POLL)
    this.wake()
  }

  /** There may be something to read. */
  wake(): void {
    this.#isStale = true
    if (this.#running || !this.#isReading()) return
    this.#running = this.#readAll()
      .catch((cause: unknown) => {
        if (this.#isReading()) this.#options.onError(cause)
      })
      .finally(() => {
        this.#running = undefined
        if (this.#isStale) this.wake()
      })
  }

  /** While paused nothing is read. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused
    if (!isPaused) this.wake()
  }

  /** Passes over everything written until now, unread. */
  async skipToNewest(): Promise<void> {
    const { source, checkpoints } = this.#options
    await this.#running
    checkpoints.write(this.id, await source.newest(checkpoints.read(this.id)))
  }

  /** Resolves when all that was written before the call is dealt with. */
  async settled(): Promise<void> {
    const { source, checkpoints } = this.#options
    const target = await source.newest(checkpoints.read(this.id))
    while (checkpoints.read(this.id) < target && this.#isReading()) {
      this.wake()
      await Promise.race([this.#running, sleep(20)])
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#abort.abort()
    await this.#running
  }

  #isReading(): boolean {
    return !this.#isPaused && !this.#abort.signal.aborted
  }

  async #readAll(): Promise<void> {
    while (this.#isStale && this.#isReading()) {
      this.#isStale = false
      while (await this.#readBatch()) if (!this.#isReading()) return
    }
  }

  /** Hands the next batch over. @returns whether there was anything */
  async #readBatch(): Promise<boolean> {
    const { checkpoints } = this.#options
    const from = checkpoints.read(this.id)
    const { wanted, upTo } = await this.#nextBatch(from)
    if (wanted.length > 0) await deliver(wanted, { ...this.#options, signal: this.#abort.signal })
    if (upTo === from) return false
    checkpoints.write(this.id, upTo)
    return true
  }

  /** As the service does: a batch is filled with what passes the filter, however much is passed over for it. */
  async #nextBatch(from: number): Promise<{ wanted: StreamRecord[]; upTo: number }> {
    const { source, patterns, batchSize } = this.#options
    const isWanted = (record: StreamRecord) =>
      patterns.length === 0 || patterns.some((pattern) => passes(pattern, record))
    const wanted: StreamRecord[] = []
    let upTo = from
    while (this.#isReading()) {
      const records = await source.readAfter(upTo, READ_AT_ONCE)
      for (const record of records) {
        upTo = sequenceOf(record)
        if (isWanted(record)) wanted.push(record)
        if (wanted.length === batchSize) return { wanted, upTo }
      }
      if (records.length < READ_AT_ONCE) break
    }
    return { wanted, upTo }
  }
}
