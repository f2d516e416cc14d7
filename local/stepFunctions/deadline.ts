/** A timer of Node's that is longer ends at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Calls once the clock shows a time or more, however far away. @returns what cancels it */
export function atTime(epochMs: number, call: () => void): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    const left = epochMs - Date.now()
    timer = left > LONGEST_TIMER ? setTimeout(wait, LONGEST_TIMER) : setTimeout(call, Math.max(0, left))
  }
  wait()
  return () => clearTimeout(timer)
}
