/** Most saves are live within a second; whoever waits longer waits for a full publish or a fault. Milliseconds. */
const FIRST = 250
const LONGEST = 5_000
const GROWTH = 1.3
const ATTEMPTS = 24

/** How long to wait after so many answers that knew nothing; false to give up, after about a minute and a half. */
export const pauseAfter = (answers: number): number | false =>
  answers < ATTEMPTS && Math.min(FIRST * GROWTH ** answers, LONGEST)
