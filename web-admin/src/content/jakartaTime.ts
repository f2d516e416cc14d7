/** Jakarta is seven hours ahead of UTC all year. */
const OFFSET_MS = 7 * 3_600_000

/** An instant in UTC as a Jakarta wall clock for a date-time input, `2026-11-21T09:30`; '' for none. */
export function toJakarta(instant: string): string {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 16)
}

/** The way back: what an input holds as an instant in UTC; '' for none. */
export function fromJakarta(wallClock: string): string {
  const time = Date.parse(`${wallClock}:00.000Z`.replace(/(:\d\d:\d\d):00\.000Z$/, '$1.000Z'))
  return Number.isNaN(time) ? '' : new Date(time - OFFSET_MS).toISOString()
}
