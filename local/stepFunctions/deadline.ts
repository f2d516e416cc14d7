/** Node fires longer timers immediately. */
const LONGEST_TIMER = 2 ** 31 - 1

/** @returns a function that cancels the call */
export function atTime(epochMs: number, call: () => void): () => void {
  let timer: NodeJS.Timeout
  const wait = () => {
    const remaining = epochMs - Date.now()
    timer =
      remaining > LONGEST_TIMER ? setTimeout(wait, LONGEST_TIMER) : setTimeout(call, Math.max(0, remaining))
  }
  wait()
  return () => clearTimeout(timer)
}
