import type { Faults } from '../likeAws/faults.ts'
import type { FunctionLog } from './functionLog.ts'
import { exitError, FunctionError, type FunctionSettings } from './functionSettings.ts'
import { LocalFunction, type RunningFunction } from './localFunction.ts'
import { createMetrics } from './metrics.ts'

/** Further calls wait, because of the memory of the developer's machine. */
const MOST_COPIES = 10

/** Share of calls after which Lambda replaces the copy. */
const REPLACED = 0.05

interface Options {
  faults: Faults
  hasMemoryLimit: boolean
}

/** Copies of a function that handle one call each and share nothing, as on Lambda. */
export class FunctionCopies implements RunningFunction {
  readonly metrics = createMetrics()
  readonly #log: FunctionLog
  readonly #options: Options
  readonly #busy = new Set<LocalFunction>()
  readonly #free: LocalFunction[] = []
  readonly #queue: PromiseWithResolvers<LocalFunction>[] = []
  settings: FunctionSettings

  constructor(settings: FunctionSettings, log: FunctionLog, options: Options) {
    this.settings = settings
    this.#log = log
    this.#options = options
  }

  get waiting(): number {
    return this.#busy.size + this.#queue.length
  }

  get isStarted(): boolean {
    return this.#busy.size + this.#free.length > 0
  }

  invoke(event: unknown): Promise<unknown> {
    return this.metrics.measure(async () => {
      const copy = await this.#take()
      let isReplaced = this.#options.faults.occurs('copies', REPLACED)
      try {
        return await copy.invoke(event)
      } catch (cause) {
        isReplaced ||= cause instanceof FunctionError && cause.name === 'Sandbox.Timedout'
        throw cause
      } finally {
        this.#release(copy, isReplaced)
      }
    })
  }

  warm(): void {
    if (this.isStarted) return
    const copy = this.#create()
    copy.warm()
    this.#free.push(copy)
  }

  async endIfIdle(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((copy) => copy.stop()))
  }

  async replaceCode(file: string): Promise<void> {
    this.settings = { ...this.settings, file }
    await this.stop()
  }

  async stop(): Promise<void> {
    for (const { reject } of this.#queue.splice(0)) reject(exitError('The function was stopped.'))
    await Promise.all([...this.#busy, ...this.#free.splice(0)].map((copy) => copy.stop()))
  }

  #create(): LocalFunction {
    const { hasMemoryLimit } = this.#options
    return new LocalFunction(this.settings, this.#log, { concurrency: 1, isFrozen: true, hasMemoryLimit })
  }

  async #take(): Promise<LocalFunction> {
    if (this.#busy.size < MOST_COPIES) {
      const copy = this.#free.pop() ?? this.#create()
      this.#busy.add(copy)
      return copy
    }
    const turn = Promise.withResolvers<LocalFunction>()
    this.#queue.push(turn)
    return turn.promise
  }

  #release(copy: LocalFunction, isReplaced: boolean): void {
    this.#busy.delete(copy)
    if (isReplaced) void copy.stop()
    const next = this.#queue.shift()
    if (!next) {
      if (!isReplaced) this.#free.push(copy)
      return
    }
    const usable = isReplaced ? this.#create() : copy
    this.#busy.add(usable)
    next.resolve(usable)
  }
}
