/** Milliseconds; ignores pointers that only pass over a link. */
const FETCH_DELAY = 200
/** Milliseconds. */
const IDLE_TIMEOUT = 2_000

/** Calls back after sustained intent, when idle. Returns the cancel function. */
export function afterIntent(act: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari lacks requestIdleCallback
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(act, { timeout: IDLE_TIMEOUT })
    else act()
  }, FETCH_DELAY)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
