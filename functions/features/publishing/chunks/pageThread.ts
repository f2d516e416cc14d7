import { Worker } from 'node:worker_threads'
import type { PublishChunk, Chunk, ChunkResult } from '../publisher.ts'

export interface ChunkMessage {
  id: number
  chunk: Chunk
}
export type ChunkReply = { id: number; result: ChunkResult } | { id: number; error: string }

interface ThreadOptions {
  file: string | URL
  workerData: unknown
  memory?: number
}

/** Idle threads end to free their 100 MB or more. */
const IDLE_MS = 20_000

/** Young generation in megabytes; more does not speed up rendering. */
const YOUNG_GENERATION_MB = 24

const limitsOf = (memory: number | undefined) => ({
  maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
  ...(memory !== undefined && { maxOldGenerationSizeMb: memory }),
})

const endedWith = (code: number) => new Error(`A thread that renders pages ended with ${code}`)

const endWhenIdle = (thread: Worker, end: () => void): NodeJS.Timeout => {
  thread.unref()
  return setTimeout(() => {
    end()
    void thread.terminate()
  }, IDLE_MS).unref()
}

/**
 * Renders chunks in a lazily started worker thread that ends when idle. A crash fails its chunks; the next
 * chunk restarts it.
 */
export function pageThread({ file, workerData, memory }: ThreadOptions): PublishChunk {
  const waiting = new Map<number, PromiseWithResolvers<ChunkResult>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  /** `error` precedes `exit`: a new worker may already have started. */
  function failAll(crashed: Worker, reason: unknown): void {
    if (worker !== crashed) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(file, { workerData, resourceLimits: limitsOf(memory) })
    started.on('message', (reply: ChunkReply) => {
      const chunk = waiting.get(reply.id)
      waiting.delete(reply.id)
      // an earlier worker must not end the current one
      if (waiting.size === 0 && worker === started) idle = endWhenIdle(started, () => (worker = undefined))
      if ('error' in reply) chunk?.reject(new Error(reply.error))
      else chunk?.resolve(reply.result)
    })
    started.on('error', (error) => failAll(started, error))
    started.on('exit', (code) => failAll(started, endedWith(code)))
    return started
  }

  return (chunk) => {
    clearTimeout(idle)
    worker ??= start()
    worker.ref()
    const reply = Promise.withResolvers<ChunkResult>()
    count += 1
    waiting.set(count, reply)
    worker.postMessage({ id: count, chunk } satisfies ChunkMessage)
    return reply.promise
  }
}
