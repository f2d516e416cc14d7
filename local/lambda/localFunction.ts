import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { FunctionLog } from './functionLog.ts'
import { createMetrics, type FunctionMetrics } from './metrics.ts'
import type { Invocation, Outcome, WorkerData } from './messages.ts'

export interface FunctionSettings extends WorkerData {
  /** The name of its folder in functions/: `publish`. */
  name: string
  logicalId: string
  arn: string
  /** Milliseconds. */
  timeout: number
  /** Megabytes. */
  memory: number
  environment: Record<string, string>
}

/** A failure of the function itself or of its time limit; `name` as Lambda reports it. */
export class FunctionError extends Error {
  override readonly name: string
  constructor(error: { name: string; message: string; stack?: string }) {
    super(error.message)
    this.name = error.name
    if (error.stack) this.stack = error.stack
  }
}

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: FunctionError) => void
  timer: NodeJS.Timeout
}

/** A thread without a call for so long ends. */
const IDLE_MS = 10 * 60_000
/** One whose heap has grown above so many bytes, as the publisher's after everything was rendered, ends after this. */
const LARGE_HEAP = 96 * 1024 * 1024
const LARGE_IDLE_MS = 60_000

/** A function in a worker thread, started at the first call and again after it died. */
export class LocalFunction {
  readonly settings: FunctionSettings
  readonly metrics: FunctionMetrics = createMetrics()
  readonly #log: FunctionLog
  readonly #waiting = new Map<string, Waiting>()
  #worker: Worker | undefined
  #file: string
  readonly #idle: NodeJS.Timeout[] = []

  constructor(settings: FunctionSettings, log: FunctionLog) {
    this.settings = settings
    this.#log = log
    this.#file = settings.file
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

  /** After a while without a call the thread ends, as on Lambda, and its memory is free. */
  #endWhenIdle(): void {
    this.#forgetIdle()
    const large = setTimeout(() => void this.endIfLarge(), LARGE_IDLE_MS)
    this.#idle.push(large.unref(), setTimeout(() => void this.endIfIdle(), IDLE_MS).unref())
  }

  #forgetIdle(): void {
    for (const timer of this.#idle.splice(0)) clearTimeout(timer)
  }

  /** Ends the thread, unless it has a call; the next call starts another one. */
  async endIfIdle(): Promise<void> {
    if (this.#waiting.size === 0) await this.stop()
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
    this.#endWhenIdle()
    this.#worker ??= this.#start()
  }

  /** Uses other code from now on. */
  async replaceCode(file: string): Promise<void> {
    this.#file = file
    await this.stop()
  }

  async stop(): Promise<void> {
    this.#forgetIdle()
    await this.#drop('The function was stopped.')
  }

  #start(): Worker {
    const worker = startWorker({ ...this.settings, file: this.#file }, this.#log)
    worker.on('message', (outcome: Outcome) => {
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
    this.#endWhenIdle()
    const { name, arn, memory, timeout } = this.settings
    this.#worker ??= this.#start()
    const worker = this.#worker
    const id = randomUUID()
    const invocation: Invocation = {
      id,
      event,
      deadline: Date.now() + timeout,
      context: { functionName: name, invokedFunctionArn: arn, memoryLimitInMB: `${memory}` },
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timeOut(id), timeout)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage(invocation)
    })
  }

  #timeOut(id: string): void {
    const message = `Task timed out after ${this.settings.timeout / 1000} seconds`
    this.#settle(id)?.reject(new FunctionError({ name: 'Sandbox.Timedout', message }))
    void this.#drop('The function was restarted after a time-out.')
  }

  /** Ends the worker and fails the calls it had. */
  async #drop(reason: string): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    for (const id of this.#waiting.keys()) {
      this.#settle(id)?.reject(new FunctionError({ name: 'Runtime.ExitError', message: reason }))
    }
    await worker?.terminate()
  }

  #settle(id: string): Waiting | undefined {
    const call = this.#waiting.get(id)
    this.#waiting.delete(id)
    clearTimeout(call?.timer)
    return call
  }
}

/** Megabytes of heap a thread is given at least. */
const LEAST_HEAP = 96
const LEAST_YOUNG = 16

/**
 * Functions share one machine here, and a heap grows to what it is allowed before it is tidied up: a part of what the function has on
 * Lambda, where buffers and native code take their share, too.
 */
const heapOf = (memory: number) => ({
  maxOldGenerationSizeMb: Math.max(LEAST_HEAP, Math.round(memory / 8)),
  // a function that renders makes much that is soon gone: with little room much of its time is tidying up
  maxYoungGenerationSizeMb: Math.max(LEAST_YOUNG, Math.round(memory / 96)),
})

function startWorker(settings: FunctionSettings, log: FunctionLog): Worker {
  const { file, handler, environment, memory, name } = settings
  const data: WorkerData = { file, handler }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name, // as `top -H` lists the thread
    workerData: data,
    env: environment,
    stdout: true,
    stderr: true,
    resourceLimits: heapOf(memory),
  })
  worker.stdout.on('data', (chunk: Buffer) => log.write(name, chunk))
  worker.stderr.on('data', (chunk: Buffer) => log.write(name, chunk))
  return worker
}
