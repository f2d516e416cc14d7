/** Most saves are live within a second; longer waits mean a full publish or a failure. Milliseconds. */
const FIRST_MS = 250
const LONGEST_MS = 5_000
const GROWTH = 1.3
const ATTEMPTS = 24

/** Returns the next poll delay in milliseconds; false to stop, after about 90 seconds. */
export const pollDelay = (attempts: number): number | false =>
  attempts < ATTEMPTS && Math.min(FIRST_MS * GROWTH ** attempts, LONGEST_MS)
