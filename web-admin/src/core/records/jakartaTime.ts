/** Jakarta is UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000

/** Converts a UTC instant to Jakarta time for an input: `2026-11-21T09:30`; '' if invalid. */
export function toJakarta(instant: string): string {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 16)
}

/** Inverse of `toJakarta`. */
export function fromJakarta(wallClock: string): string {
  const time = Date.parse(`${wallClock}:00.000Z`.replace(/(:\d\d:\d\d):00\.000Z$/, '$1.000Z'))
  return Number.isNaN(time) ? '' : new Date(time - OFFSET_MS).toISOString()
}
