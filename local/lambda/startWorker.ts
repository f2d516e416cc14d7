import { Worker } from 'node:worker_threads'
import type { FunctionLog } from './functionLog.ts'
import type { FunctionSettings } from './functionSettings.ts'
import type { WorkerData } from './messages.ts'

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

/** Starts the thread of a function; what it prints goes to the log. */
export function startWorker(settings: FunctionSettings, log: FunctionLog): Worker {
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
