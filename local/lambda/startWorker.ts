import { Worker } from 'node:worker_threads'
import type { FunctionLog } from './functionLog.ts'
import type { FunctionSettings } from './functionSettings.ts'
import type { WorkerData } from './messages.ts'

const MIN_HEAP_MB = 96
const MIN_YOUNG_MB = 16

/** V8 fills its heap limit before collecting, so each thread gets a fraction of its Lambda memory. */
const heapOf = (memory: number) => ({
  maxOldGenerationSizeMb: Math.max(MIN_HEAP_MB, Math.round(memory / 8)),
  // rendering creates many short-lived objects
  maxYoungGenerationSizeMb: Math.max(MIN_YOUNG_MB, Math.round(memory / 96)),
})

interface WorkerRules {
  hasMemoryLimit: boolean
  sent?: Int32Array
}

/** Lambda's runtime needs the rest. */
const realHeapOf = (memory: number) => ({ maxOldGenerationSizeMb: Math.round(memory * 0.9) })

export function startWorker(
  settings: FunctionSettings,
  log: FunctionLog,
  { hasMemoryLimit, sent }: WorkerRules,
): Worker {
  const { file, handler, environment, memory, name } = settings
  const data: WorkerData = {
    file,
    handler,
    ...(sent && { sent }),
    ...(hasMemoryLimit && { memoryLimit: memory }),
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    name, // shown by `top -H`
    workerData: data,
    env: environment,
    stdout: true,
    stderr: true,
    resourceLimits: hasMemoryLimit ? realHeapOf(memory) : heapOf(memory),
  })
  worker.stdout.on('data', (chunk: Buffer) => log.write(name, chunk))
  worker.stderr.on('data', (chunk: Buffer) => log.write(name, chunk))
  return worker
}
