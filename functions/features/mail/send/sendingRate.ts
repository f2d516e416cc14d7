import { setTimeout as sleep } from 'node:timers/promises'

/** Consecutive failures that count as an outage and stop sending. */
const MAX_FAILURES = 3

interface RateOptions {
  perSecond: number
  time: number
  /** Monotonic clock in milliseconds. */
  clock?: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

export interface SendingRate {
  isHalted: () => boolean
  /**
   * Waits for the rate limit, then sends.
   * @param isFinal true if the error concerns only this mail
   */
  send: <T>(attempt: () => Promise<T>, isFinal: (error: unknown) => boolean) => Promise<T>
}

export function sendingRate({
  perSecond,
  time,
  clock = () => performance.now(),
  wait = sleep,
}: RateOptions): SendingRate {
  const end = clock() + time
  let next = 0
  let failures = 0
  return {
    isHalted: () => failures >= MAX_FAILURES || clock() >= end,
    async send(attempt, isFinal) {
      const early = next - clock()
      if (early > 0) await wait(early)
      next = clock() + 1_000 / perSecond
      try {
        const result = await attempt()
        failures = 0
        return result
      } catch (error) {
        if (!isFinal(error)) failures += 1
        throw error
      }
    },
  }
}
