export interface Span {
  start: string
  end: string
}

const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?:\s?([ap])\.?m\b)?/i

/** Parses minutes since midnight; undefined if invalid. */
export function minutesOf(time: string): number | undefined {
  const [, written, minutes, half] = CLOCK.exec(time) ?? []
  const hours = half ? (Number(written) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(written)
  return hours < 24 && Number(minutes) < 60 ? hours * 60 + Number(minutes) : undefined
}

const two = (value: number) => String(value).padStart(2, '0')
const DAY_MINUTES = 24 * 60
const LAST_MINUTE = DAY_MINUTES - 1

/** Formats `09:30:00`, at most the last minute of the day. */
export const timeOf = (minutes: number): string => {
  const within = Math.min(minutes, LAST_MINUTE)
  return `${two(Math.floor(within / 60))}:${two(within % 60)}:00`
}

type TimeWarning = { is: 'overlap'; with: number } | { is: 'nextDay' }

interface MinuteRange {
  from: number
  to: number
}
/** An end before the start is on the next day; midnight ends the same day. */
const minuteRangeOf = ({ start, end }: Span): MinuteRange => {
  const [from, to] = [minutesOf(start) ?? 0, minutesOf(end) ?? 0]
  return { from, to: to < from || (to === from && to > 0) ? to + DAY_MINUTES : to }
}
const overlap = (one: MinuteRange, other: MinuteRange) =>
  one.from < other.to && other.from < one.to && one.from < one.to && other.from < other.to

/** Returns a warning per entry. Not errors, because sessions may run in parallel. */
export function timeWarningsOf(spans: readonly Span[]): (TimeWarning | undefined)[] {
  const ranges = spans.map(minuteRangeOf)
  return ranges.map((one, index) => {
    const other = ranges.findIndex((candidate, at) => at !== index && overlap(one, candidate))
    if (other >= 0) return { is: 'overlap', with: other }
    return one.to > DAY_MINUTES ? { is: 'nextDay' } : undefined
  })
}

export const orderByTime = (spans: readonly Span[]): number[] => {
  const ranges = spans.map(minuteRangeOf)
  return ranges
    .map((_, index) => index)
    .toSorted((one, other) => {
      const [a, b] = [ranges[one], ranges[other]]
      return a && b ? a.from - b.from || a.to - b.to || one - other : 0
    })
}

/** Returns the insert position: before the first entry that starts later. */
export function positionByTime(spans: readonly Span[], entry: Span): number {
  const from = minutesOf(entry.start) ?? 0
  const next = spans.findIndex(({ start }) => (minutesOf(start) ?? 0) > from)
  return next < 0 ? spans.length : next
}

/** Returns the span of a new entry: after the last one, with the same length. */
export function spanAfter({ start, end }: Span): Span {
  const { from, to } = minuteRangeOf({ start, end })
  return { start: timeOf(to), end: timeOf(to + to - from) }
}

/** Returns the day after the latest date, as `2026-11-22`; undefined without valid dates. */
export function dayAfter(dates: readonly string[]): string | undefined {
  const latest = Math.max(...dates.map((date) => Date.parse(date)).filter((date) => !Number.isNaN(date)))
  return Number.isFinite(latest) ? new Date(latest + 86_400_000).toISOString().slice(0, 10) : undefined
}
