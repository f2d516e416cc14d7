import { setTimeout as sleep } from 'node:timers/promises'

const BASE_MS = 10
const MAX_MS = 400

/** Waits with exponential backoff and full jitter. */
export const backOff = (attempt: number, random = Math.random): Promise<void> =>
  sleep(random() * Math.min(MAX_MS, BASE_MS * 2 ** attempt))
