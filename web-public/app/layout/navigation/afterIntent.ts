/** Spec §9, fetch minimum delay: a pointer that only passes over a link means nothing yet. Milliseconds. */
const FETCH_DELAY = 200
/** Spec §9, prefetch idle time-out: what a visitor does comes first, but not for longer. Milliseconds. */
const IDLE_TIMEOUT = 2_000

/** Calls back once a visitor has pointed at something for long enough and the browser is idle. @returns what calls it off */
export function afterIntent(act: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no such call
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(act, { timeout: IDLE_TIMEOUT })
    else act()
  }, FETCH_DELAY)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
