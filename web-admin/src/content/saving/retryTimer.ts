import { createStore } from '../../state/store.ts'
import { isApiError } from '../../api/apiError.ts'

const FIRST_MS = 1000
const LONGEST_MS = 30_000

const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** True if the outcome is unknown or a retry may succeed. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || BUSY.has(error.status))

/** Exponential backoff in milliseconds, at most 30 seconds. */
export const retryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)

interface Options {
  now?: () => number
  /** Returns a function that cancels the call. */
  schedule?: (run: () => void, ms: number) => () => void
}

const scheduleTimeout = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export function createRetryTimer({ now = Date.now, schedule = scheduleTimeout }: Options = {}) {
  /** Time of the next attempt in epoch milliseconds; undefined if none is due. */
  const next = createStore<number | undefined>(undefined)
  let failures = 0
  let cancel: (() => void) | undefined
  const pause = () => {
    cancel?.()
    cancel = undefined
    next.set(undefined)
  }
  return {
    next,
    recordFailure(retry: () => void): void {
      pause()
      failures += 1
      const ms = retryDelay(failures)
      next.set(now() + ms)
      cancel = schedule(retry, ms)
    },
    /** Cancels the scheduled retry but keeps the failure count. */
    pause,
    /** Cancels the scheduled retry and resets the failure count. */
    stop(): void {
      pause()
      failures = 0
    },
    isFirst: () => failures === 0,
  }
}
export type RetryTimer = ReturnType<typeof createRetryTimer>
