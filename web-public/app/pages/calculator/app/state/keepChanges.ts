import type { EstimateStore } from './estimateStore.ts'
import { keepEstimate, leaveEstimate, savedLinkIn } from './storedEstimate.ts'

/** How long nothing has changed before the estimate is kept: writing an address is slow. Milliseconds. */
const KEEP_AFTER = 250

/** Calls back once nothing has been noted for so many milliseconds. A note costs a clock reading, not a timer: a key waits for it. */
function whenQuiet(ms: number, callback: () => void) {
  let notedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (time: number) => {
    timer = setTimeout(() => {
      const left = notedAt + ms - performance.now()
      timer = undefined
      if (left > 0) wait(left)
      else callback()
    }, time)
  }
  return {
    note: () => {
      notedAt = performance.now()
      if (timer === undefined) wait(ms)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Writes a store's estimate where it has changed since it was written last; not one that the address names, saved, and that is as it was. */
function writerOf(store: EstimateStore) {
  const first = store.get().estimate
  let written: typeof first | undefined
  return (write: typeof keepEstimate) => {
    const { estimate, saved } = store.get()
    const isUntouched = estimate === first || estimate === saved
    if (estimate === written || (isUntouched && savedLinkIn(window.location.hash))) return
    write(estimate)
    written = estimate
  }
}

/**
 * Keeps a store's estimate in this browser and in the address, once it has not changed for a moment; at once where the page goes to the
 * background, as phones end such pages without a word, or goes away.
 * @returns what ends it
 */
export function keepChanges(store: EstimateStore): () => void {
  const write = writerOf(store)
  const quiet = whenQuiet(KEEP_AFTER, () => write(keepEstimate))
  const onHidden = () => {
    if (document.visibilityState === 'hidden') write(keepEstimate)
  }
  const onLeave = () => write(leaveEstimate)
  const stop = store.subscribe(quiet.note)
  document.addEventListener('visibilitychange', onHidden)
  window.addEventListener('pagehide', onLeave)
  quiet.note()
  return () => {
    stop()
    quiet.cancel()
    document.removeEventListener('visibilitychange', onHidden)
    window.removeEventListener('pagehide', onLeave)
  }
}
