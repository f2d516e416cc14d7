import type { Batch } from '@flou/shared/content/batch.ts'
import type { BatchRequest, Rows } from '../state/types.ts'
import { GRID_FAILURES, REFUSAL, type createGridServer, type GridAnswer } from './gridServer.ts'

const ALL = 1_000

interface Call {
  act: (count: number) => Batch | Rows
  request?: BatchRequest
  resolve: (value: never) => void
  reject: (error: unknown) => void
  fallback?: Rows
}

/** Calls of one tab that wait until a test answers them, in their order. */
export function createCalls(server: ReturnType<typeof createGridServer>) {
  const calls: Call[] = []

  function answerSend(request: BatchRequest, answer: GridAnswer, { resolve, reject }: Call): boolean {
    if (server.isKnown(request)) return false
    if (answer === 'refused') {
      reject(REFUSAL)
      return true
    }
    if (answer !== 'awaitsApproval') return false
    server.requestApproval(request)
    resolve(null as never)
    return true
  }
  return {
    count: () => calls.length,
    call: <T>(one: Omit<Call, 'resolve' | 'reject'>) =>
      new Promise<T>((resolve, reject) => calls.push({ ...one, resolve, reject })),
    answer: (answer: GridAnswer) => {
      const open = calls.shift()
      if (!open) return
      const { act, request, resolve, reject, fallback } = open
      if (request && answerSend(request, answer, open)) return
      try {
        const isFailed = answer in GRID_FAILURES
        if (answer === 'lost') act(ALL)
        if (isFailed || answer === 'lost') {
          const error = GRID_FAILURES[answer as keyof typeof GRID_FAILURES] ?? GRID_FAILURES.unreachable
          if (fallback) resolve(fallback as never)
          else reject(error)
        } else resolve(act(answer === 'part' ? 1 : ALL) as never)
      } catch (error) {
        reject(error)
      }
    },
  }
}
