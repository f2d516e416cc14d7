export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const SECOND_MS = 1_000

/** Undefined after the instant. */
export function timeLeft(until: number, now: number): TimeLeft | undefined {
  const total = Math.ceil((until - now) / SECOND_MS)
  if (!(total > 0)) return undefined
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}
