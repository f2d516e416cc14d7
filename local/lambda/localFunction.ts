import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { FunctionLog } from './functionLog.ts'
import { ended, FunctionError, type FunctionSettings } from './functionSettings.ts'
import { IdleTimer, LARGE_HEAP } from './idleTimer.ts'
import { createMetrics, type FunctionMetrics } from './metrics.ts'
import { PING, type Invocation, type Outcome, type Sign } from './messages.ts'
import { startWorker } from './startWorker.ts'

interface Queued {
  event: unknown
  resolve: (answer: unknown) => void
  reject: (error: FunctionError) => void
}

/** A call that the thread has: its time runs from the start of the handler, until then from when it was sent. */
interface Waiting extends Omit<Queued, 'event'> {
  timer: NodeJS.Timeout
}

/** Calls that a thread has at once: of more, each would take longer than it may. */
const MOST_AT_ONCE = 50

/** An event loop that gives no sign for so long is stuck. */
const STUCK_MS = 5_000

/** A function in a worker thread, started at the first call and again after it died. */
export class LocalFunction {
  readonly settings: FunctionSettings
  readonly metrics: FunctionMetrics = createMetrics()
  readonly #log: FunctionLog
  readonly #waiting = new Map<string, Waiting>()
  readonly #queue: Queued[] = []
  #worker: Worker | undefined
  /** Set while it is not known whether the thread is stuck: it gets no further calls until it gives a sign. */
  #doubt: PromiseWithResolvers<true> | undefined
  #file: string
  readonly #idle = new IdleTimer({ ifIdle: () => this.endIfIdle(), ifLarge: () => this.endIfLarge() })

  constructor(settings: FunctionSettings, log: FunctionLog) {
    this.settings = settings
    this.#log = log
    this.#file = settings.file
  }

  /** Calls that are not answered yet. */
  get waiting(): number {
    return this.#waiting.size + this.#queue.length
  }

  /** Calls the function with an event; rejects with a `FunctionError`. */
  invoke(event: unknown): Promise<unknown> {
    return this.metrics
      .measure(() => this.#send(event))
      .catch((cause: unknown) => {
        this.#log.error(this.settings.name, cause)
        throw cause
      })
  }

  /** Ends the thread, unless it has a call; the next call starts another one. */
  async endIfIdle(): Promise<void> {
    if (this.waiting === 0) await this.stop()
  }

  /** Ends the thread if its heap has grown large, unless it has a call. */
  async endIfLarge(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    const isLarge = await worker.getHeapStatistics().then(
      ({ total_heap_size: bytes }) => bytes > LARGE_HEAP,
      () => false, // it has ended by itself
    )
    if (isLarge && this.#worker === worker) await this.endIfIdle()
  }

  /** Loads the code, so that the first call need not wait. */
  warm(): void {
    this.#idle.restart()
    this.#worker ??= this.#start()
  }

  /** Uses other code from now on. */
  async replaceCode(file: string): Promise<void> {
    this.#file = file
    await this.stop()
  }

  async stop(): Promise<void> {
    this.#idle.stop()
    const message = 'The function was stopped.'
    for (const { reject } of this.#queue.splice(0)) reject(ended(message))
    await this.#drop(message)
  }

  #start(): Worker {
    const worker = startWorker({ ...this.settings, file: this.#file }, this.#log)
    worker.on('message', (outcome: Outcome | Sign) => {
      this.#doubt?.resolve(true)
      if (outcome === PING) return
      if ('started' in outcome) {
        this.#limit(outcome.started)
        return
      }
      const call = this.#settle(outcome.id)
      if ('error' in outcome) call?.reject(new FunctionError(outcome.error))
      else call?.resolve(outcome.answer)
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
    this.#idle.restart()
    return new Promise((resolve, reject) => {
      this.#queue.push({ event, resolve, reject })
      this.#sendNext()
    })
  }

  #sendNext(): void {
    const isOpen = !this.#doubt && this.#waiting.size < MOST_AT_ONCE
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
    const timer = setTimeout(() => void this.#waitForStart(id), timeout)
    this.#waiting.set(id, { ...call, timer })
    worker.postMessage(invocation)
  }

  /** The handler has the call: its time begins. */
  #limit(id: string): void {
    const call = this.#waiting.get(id)
    if (!call) return
    clearTimeout(call.timer)
    call.timer = setTimeout(() => this.#timeOut(id), this.settings.timeout)
  }

  #timeOut(id: string): void {
    const message = `Task timed out after ${this.settings.timeout / 1000} seconds`
    // first: no other call goes to a thread that may be stuck
    void this.#endIfStuck()
    this.#settle(id)?.reject(new FunctionError({ name: 'Sandbox.Timedout', message }))
  }

  /** A call that no handler has yet waits on behind others, as long as the thread works. */
  async #waitForStart(id: string): Promise<void> {
    await this.#endIfStuck()
    const call = this.#waiting.get(id)
    if (call) call.timer = setTimeout(() => void this.#waitForStart(id), this.settings.timeout)
  }

  /** Ends the thread, with the calls it has, where its event loop is stuck. One late answer alone ends nothing. */
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
    for (let free = MOST_AT_ONCE; free > 0; free -= 1) this.#sendNext()
  }

  /** Ends the worker and fails the calls it had. */
  async #drop(reason: string): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    // those that no handler has seen go to the next thread
    const own = [...this.#waiting.keys()]
    for (const id of own) this.#settle(id)?.reject(ended(reason))
    await worker?.terminate()
  }

  #settle(id: string): Waiting | undefined {
    const call = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(call?.timer)
    this.#sendNext()
    return call
  }
}
