import { setTimeout as sleep } from 'node:timers/promises'

/** So many attempts in a row that failed count as an outage: no further mail is tried in this call. */
const MAX_FAILURES = 3

interface RateGiven {
  /** Mails a second that the account may send. */
  perSecond: number
  /** After so many milliseconds no further mail is begun: the function has to end in time. */
  time: number
  /** Milliseconds of a clock that only goes forward. */
  clock?: () => number
  /** Waits so many milliseconds of that clock. */
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Paces the mails of one call of a function. */
export interface SendingRate {
  /** Whether no further mail is to be tried in this call. */
  isHalted: () => boolean
  /**
   * Sends when it is its turn.
   * @param isFinal whether an error is about the mail alone, and says nothing about the service
   */
  send: <T>(attempt: () => Promise<T>, isFinal: (error: unknown) => boolean) => Promise<T>
}

/** Begins to pace the mails of one call. */
export function sendingRate({
  perSecond,
  time,
  clock = () => performance.now(),
  wait = sleep,
}: RateGiven): SendingRate {
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
