import { Worker } from 'node:worker_threads'
import type { RenderChunk, Chunk, ChunkResult } from '../publisher.ts'

/** A share on its way to a thread, and what comes back. */
export interface ShareMessage {
  id: number
  share: Chunk
}
export type ChunkAnswer = { id: number; result: ChunkResult } | { id: number; error: string }

interface ThreadOptions {
  /** The program of the thread; it calls `renderWorker`. */
  file: string | URL
  workerData: unknown
  /** Megabytes of heap. */
  memory?: number
}

/**
 * A thread that renders shares of pages beside this one. It is started by the first share and kept; where it dies, its shares fail as
 * they do when the whole function does, and the next share starts another.
 */
export function pageThread({ file, workerData, memory }: ThreadOptions): RenderChunk {
  const waiting = new Map<number, PromiseWithResolvers<ChunkResult>>()
  let worker: Worker | undefined
  let count = 0

  /** An error is told before the end that it leads to: by then another thread may be at work, whose shares are its own. */
  function failAll(dead: Worker, reason: unknown): void {
    if (worker !== dead) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  function start(): Worker {
    const resourceLimits = memory === undefined ? {} : { maxOldGenerationSizeMb: memory }
    const started = new Worker(file, { workerData, resourceLimits })
    started.on('message', (answer: ChunkAnswer) => {
      const share = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('error' in answer) share?.reject(new Error(answer.error))
      else share?.resolve(answer.result)
    })
    started.on('error', (error) => failAll(started, error))
    started.on('exit', (code) =>
      failAll(started, new Error(`A thread that renders pages ended with ${code}`)),
    )
    return started
  }

  return (share) => {
    worker ??= start()
    // a program may end while the thread has nothing to do
    worker.ref()
    const answer = Promise.withResolvers<ChunkResult>()
    count += 1
    waiting.set(count, answer)
    worker.postMessage({ id: count, share } satisfies ShareMessage)
    return answer.promise
  }
}
