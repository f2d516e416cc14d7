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

/** A thread without a share for so long ends: its renderer and what that has read take 100 MB and more. */
const IDLE_MS = 20_000

/** Megabytes for what is soon gone. With twice as much rendering is no faster, and the heap grows to it. */
const YOUNG = 24

const limitsOf = (memory: number | undefined) => ({
  maxYoungGenerationSizeMb: YOUNG,
  ...(memory !== undefined && { maxOldGenerationSizeMb: memory }),
})

const endedWith = (code: number) => new Error(`A thread that renders pages ended with ${code}`)

/** Ends an idle thread after a while; `end` is called before. */
const endWhenIdle = (thread: Worker, end: () => void): NodeJS.Timeout => {
  thread.unref()
  return setTimeout(() => {
    end()
    void thread.terminate()
  }, IDLE_MS).unref()
}

/**
 * A thread that renders shares of pages beside this one. The first share starts it, and it ends after a while without one. When it dies,
 * its shares fail as they do when the whole function does, and the next share starts another.
 */
export function pageThread({ file, workerData, memory }: ThreadOptions): RenderChunk {
  const waiting = new Map<number, PromiseWithResolvers<ChunkResult>>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  /** An error is told before the end that it leads to: by then another thread may be at work, whose shares are its own. */
  function failAll(dead: Worker, reason: unknown): void {
    if (worker !== dead) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(file, { workerData, resourceLimits: limitsOf(memory) })
    started.on('message', (answer: ChunkAnswer) => {
      const share = waiting.get(answer.id)
      waiting.delete(answer.id)
      // one that has failed before is another thread's predecessor
      if (waiting.size === 0 && worker === started) idle = endWhenIdle(started, () => (worker = undefined))
      if ('error' in answer) share?.reject(new Error(answer.error))
      else share?.resolve(answer.result)
    })
    started.on('error', (error) => failAll(started, error))
    started.on('exit', (code) => failAll(started, endedWith(code)))
    return started
  }

  return (share) => {
    clearTimeout(idle)
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
