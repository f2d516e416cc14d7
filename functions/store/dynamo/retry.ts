import { setTimeout as sleep } from 'node:timers/promises'

const BASE_MS = 10
const MAX_MS = 400

/** Waits before a further attempt: full jitter below a bound that doubles, so that rivals do not meet again. */
export const backOff = (attempt: number, random = Math.random): Promise<void> =>
  sleep(random() * Math.min(MAX_MS, BASE_MS * 2 ** attempt))
