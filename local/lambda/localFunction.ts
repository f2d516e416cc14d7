import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { FunctionLog } from './functionLog.ts'
import { exitError, FunctionError, type CopyRules, type FunctionSettings } from './functionSettings.ts'
import { IdleTimer, LARGE_HEAP } from './idleTimer.ts'
import { createMetrics, type FunctionMetrics } from './metrics.ts'
import { OUT_OF_MEMORY, PING, type Invocation, type Outcome, type WorkerSignal } from './messages.ts'
import { PendingCalls, type PendingCall } from './pendingCalls.ts'
import { startWorker } from './startWorker.ts'

interface Queued extends PendingCall {
  event: unknown
}

export type RunningFunction = Pick<
  LocalFunction,
  'settings' | 'metrics' | 'waiting' | 'isStarted' | 'invoke' | 'endIfIdle' | 'warm' | 'replaceCode' | 'stop'
>

const SHARED_THREAD: CopyRules = { concurrency: 50, isFrozen: false, hasMemoryLimit: false }

/** Without a sign of life for this long the event loop is stuck. */
const STUCK_MS = 5_000

/** A worker thread, started at the first call and again after a crash. */
export class LocalFunction {
  readonly settings: FunctionSettings
  readonly metrics: FunctionMetrics = createMetrics()
  readonly #log: FunctionLog
  readonly #rules: CopyRules
  readonly #waiting = new PendingCalls()
  readonly #queue: Queued[] = []
  #worker: Worker | undefined
  /** Sent calls; the thread sleeps while it equals the handled ones. */
  readonly #sent = new Int32Array(new SharedArrayBuffer(4))
  /** Set while a ping is pending; calls wait until the response. */
  #doubt: PromiseWithResolvers<true> | undefined
  #file: string
  readonly #idle = new IdleTimer({ ifIdle: () => this.endIfIdle(), ifLarge: () => this.endIfLarge() })

  constructor(settings: FunctionSettings, log: FunctionLog, rules: Partial<CopyRules> = {}) {
    this.settings = settings
    this.#rules = { ...SHARED_THREAD, ...rules }
    this.#log = log
    this.#file = settings.file
  }

  get waiting(): number {
    return this.#waiting.size + this.#queue.length
  }

  get isStarted(): boolean {
    return this.#worker !== undefined
  }

  /** @param isScheduled does not prolong the life of an idle thread */
  invoke(event: unknown, isScheduled = false): Promise<unknown> {
    if (!isScheduled) this.#idle.restart()
    return this.metrics
      .measure(() => this.#send(event))
      .catch((cause: unknown) => {
        this.#log.error(this.settings.name, cause)
        throw cause
      })
  }

  async endIfIdle(): Promise<void> {
    if (this.waiting === 0) await this.stop()
  }

  async endIfLarge(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    const isLarge = await worker.getHeapStatistics().then(
      ({ total_heap_size: bytes }) => bytes > LARGE_HEAP,
      () => false, // the thread has already ended
    )
    if (isLarge && this.#worker === worker) await this.endIfIdle()
  }

  warm(): void {
    this.#idle.restart()
    this.#worker ??= this.#start()
  }

  async replaceCode(file: string): Promise<void> {
    this.#file = file
    await this.stop()
  }

  async stop(): Promise<void> {
    this.#idle.stop()
    const message = 'The function was stopped.'
    for (const { reject } of this.#queue.splice(0)) reject(exitError(message))
    await this.#drop(message)
  }

  #start(): Worker {
    const { isFrozen, hasMemoryLimit } = this.#rules
    this.#sent[0] = 0
    const rules = { hasMemoryLimit, ...(isFrozen && { sent: this.#sent }) }
    const worker = startWorker({ ...this.settings, file: this.#file }, this.#log, rules)
    worker.on('message', (outcome: Outcome | WorkerSignal) => {
      this.#doubt?.resolve(true)
      if (outcome === PING) return
      if (outcome === OUT_OF_MEMORY) {
        if (this.#worker === worker) void this.#drop('Runtime exited with error: signal: killed')
        return
      }
      if ('started' in outcome) {
        const { started } = outcome
        this.#waiting.limit(started, this.settings.timeout, () => this.#timeOut(started))
        return
      }
      const call = this.#settle(outcome.id)
      if ('error' in outcome) call?.reject(new FunctionError(outcome.error))
      else call?.resolve(outcome.result)
    })
    worker.on('error', (cause) => {
      this.#log.error(this.settings.name, cause)
      if (this.#worker === worker) void this.#drop(cause instanceof Error ? cause.message : String(cause))
    })
    worker.on('exit', () => {
      if (this.#worker === worker) void this.#drop('The function ended its process.')
    })
    return worker
  }

  #send(event: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ event, resolve, reject })
      this.#sendNext()
    })
  }

  #sendNext(): void {
    const isOpen = !this.#doubt && this.#waiting.size < this.#rules.concurrency
    const next = isOpen ? this.#queue.shift() : undefined
    if (!next) return
    const { event, ...call } = next
    const { name, arn, memory, timeout } = this.settings
    const worker = (this.#worker ??= this.#start())
    const id = randomUUID()
    const invocation: Invocation = {
      id,
      event,
      timeout,
      context: { functionName: name, invokedFunctionArn: arn, memoryLimitInMB: `${memory}` },
    }
    this.#waiting.add(id, call)
    this.#waiting.limit(id, timeout, () => void this.#waitForStart(id))
    worker.postMessage(invocation)
    Atomics.add(this.#sent, 0, 1)
    Atomics.notify(this.#sent, 0)
  }

  #timeOut(id: string): void {
    const message = `Task timed out after ${this.settings.timeout / 1000} seconds`
    // first, so that no call goes to a stuck thread
    void this.#endIfStuck()
    this.#settle(id)?.reject(new FunctionError({ name: 'Sandbox.Timedout', message }))
  }

  /** Queued calls keep waiting as long as the thread responds. */
  async #waitForStart(id: string): Promise<void> {
    await this.#endIfStuck()
    this.#waiting.limit(id, this.settings.timeout, () => void this.#waitForStart(id))
  }

  /** Stops the thread and its calls if its event loop is stuck. */
  async #endIfStuck(): Promise<void> {
    const worker = this.#worker
    if (!worker || this.#doubt) return
    const doubt = Promise.withResolvers<true>()
    this.#doubt = doubt
    worker.postMessage(PING)
    const isAlive = await Promise.race([doubt.promise, sleep(STUCK_MS, false, { ref: false })])
    this.#doubt = undefined
    if (!isAlive && this.#worker === worker)
      await this.#drop('The function was restarted: its thread was stuck.')
    for (let free = this.#rules.concurrency; free > 0; free -= 1) this.#sendNext()
  }

  /** Terminates the worker and rejects its calls. */
  async #drop(reason: string): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    // queued calls go to the next thread
    for (const id of this.#waiting.ids) this.#settle(id)?.reject(exitError(reason))
    await worker?.terminate()
  }

  #settle(id: string): PendingCall | undefined {
    const call = this.#waiting.take(id)
    this.#sendNext()
    return call
  }
}
