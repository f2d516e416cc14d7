import { createStore } from '../../state/createStore.ts'
import { isApiError } from '../../api/apiError.ts'

const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** Statuses of a gateway that got no answer, and of a server that takes no more at the moment. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** True where nothing is known of what became of a call, or the same call may succeed a moment later. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || BUSY.has(error.status))

/** How long to wait after so many failures: twice as long each time, half a minute at most. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)

interface Options {
  now?: () => number
  /** Runs after so many milliseconds; answers how to call it off. */
  later?: (run: () => void, ms: number) => () => void
}

const browserLater = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** When something that failed is tried again, by itself. */
export function createRepeater({ now = Date.now, later = browserLater }: Options = {}) {
  /** The moment of the next attempt, milliseconds since 1970; undefined while none is due. */
  const next = createStore<number | undefined>(undefined)
  let failures = 0
  let callOff: (() => void) | undefined
  const pause = () => {
    callOff?.()
    callOff = undefined
    next.set(undefined)
  }
  return {
    next,
    /** It failed once more: it is tried again after a pause. */
    failed(again: () => void): void {
      pause()
      failures += 1
      const ms = pauseAfter(failures)
      next.set(now() + ms)
      callOff = later(again, ms)
    },
    /** An attempt begins, or waits for something else than time. */
    pause,
    /** It succeeded, or is given up. */
    stop(): void {
      pause()
      failures = 0
    },
    isFirst: () => failures === 0,
  }
}
export type Repeater = ReturnType<typeof createRepeater>
