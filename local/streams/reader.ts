import { setTimeout as sleep } from 'node:timers/promises'
import { matchesPattern } from './filter.ts'
import type { Checkpoints } from './checkpoints.ts'
import { deliver, type DeliveryRules } from './deliver.ts'
import type { StreamSource } from './source.ts'
import { sequenceOf, type StreamRecord } from './streamRecord.ts'

export interface ReaderOptions extends Omit<DeliveryRules, 'signal'> {
  id: string
  source: StreamSource
  checkpoints: Checkpoints
  patterns: readonly unknown[]
  batchSize: number
  /** Default: all records. */
  includes?: (record: StreamRecord) => boolean
  onError: (cause: unknown) => void
}

export type Reader = Pick<StreamReader, 'wake' | 'pause' | 'skipToNewest' | 'waitUntilCaughtUp' | 'stop'>

/** In milliseconds, for writes that bypass the gateway. */
const IDLE_POLL = 1000

const READ_AT_ONCE = 1000

/** Reads in order, one batch at a time, with checkpoints. */
export class StreamReader {
  readonly id: string
  readonly #options: ReaderOptions
  readonly #abort = new AbortController()
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  #isStale = false
  #isPaused = false

  constructor(options: ReaderOptions) {
    this.id = options.id
    this.#options = options
    this.#timer = setInterval(() => this.wake(), IDLE_POLL)
    this.wake()
  }

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

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused
    if (!isPaused) this.wake()
  }

  /** Skips everything written until now. */
  async skipToNewest(): Promise<void> {
    const { source, checkpoints } = this.#options
    await this.#running
    checkpoints.write(this.id, await source.newest(checkpoints.read(this.id)))
  }

  /** Resolves when all earlier writes are processed. */
  async waitUntilCaughtUp(): Promise<void> {
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

  /** @returns false without records */
  async #readBatch(): Promise<boolean> {
    const { checkpoints } = this.#options
    const from = checkpoints.read(this.id)
    const { matching, upTo } = await this.#nextBatch(from)
    if (matching.length > 0) await deliver(matching, { ...this.#options, signal: this.#abort.signal })
    if (upTo === from) return false
    checkpoints.write(this.id, upTo)
    return true
  }

  /** As on AWS, batches are filled after filtering. */
  async #nextBatch(from: number): Promise<{ matching: StreamRecord[]; upTo: number }> {
    const { source, patterns, batchSize, includes } = this.#options
    const isMatching = (record: StreamRecord) =>
      (includes?.(record) ?? true) &&
      (patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, record)))
    const matching: StreamRecord[] = []
    let upTo = from
    while (this.#isReading()) {
      const records = await source.readAfter(upTo, READ_AT_ONCE)
      for (const record of records) {
        upTo = sequenceOf(record)
        if (isMatching(record)) matching.push(record)
        if (matching.length === batchSize) return { matching, upTo }
      }
      if (records.length < READ_AT_ONCE) break
    }
    return { matching, upTo }
  }
}
