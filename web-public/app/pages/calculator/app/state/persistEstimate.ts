import type { EstimateStore } from './estimateStore.ts'
import { storeEstimate, storeOnUnload, savedLinkIn } from './storedEstimate.ts'

/** Debounce in milliseconds, because updating the URL is slow. */
const SAVE_AFTER_MS = 250

/** Debounces without resetting a timer per call: input handlers stay fast. */
function debounce(ms: number, callback: () => void) {
  let calledAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (time: number) => {
    timer = setTimeout(() => {
      const remaining = calledAt + ms - performance.now()
      timer = undefined
      if (remaining > 0) wait(remaining)
      else callback()
    }, time)
  }
  return {
    trigger: () => {
      calledAt = performance.now()
      if (timer === undefined) wait(ms)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Writes the estimate if changed, except an unmodified saved one. */
function writerOf(store: EstimateStore) {
  const { pathname } = window.location
  const first = store.get().estimate
  let written: typeof first | undefined
  let isLinked = false
  const noteLink = () => {
    if (window.location.pathname === pathname) isLinked = savedLinkIn(window.location.hash) !== undefined
  }
  const write = (writeTo: typeof storeEstimate) => {
    const { estimate, saved } = store.get()
    const isUnchanged = estimate === first || estimate === saved
    noteLink()
    if (estimate === written || (isUnchanged && isLinked)) return
    writeTo(estimate, pathname)
    written = estimate
  }
  noteLink()
  return { write, noteLink }
}

/**
 * Persists the estimate in storage and URL, debounced; immediately when the page is hidden. Returns the
 * cleanup function.
 */
export function persistEstimate(store: EstimateStore): () => void {
  const { write, noteLink } = writerOf(store)
  const debounced = debounce(SAVE_AFTER_MS, () => write(storeEstimate))
  const onHidden = () => {
    if (document.visibilityState === 'hidden') write(storeEstimate)
  }
  const onLeave = () => write(storeOnUnload)
  const stop = store.subscribe(() => {
    noteLink()
    debounced.trigger()
  })
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', onLeave)
  debounced.trigger()
  return () => {
    stop()
    debounced.cancel()
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', onLeave)
  }
}
