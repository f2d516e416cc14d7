/** From when until when an entry lasts, as stored: `09:30` or `09:30:00`. */
export interface Span {
  start: string
  end: string
}

const CLOCK = /^(\d{1,2})[:.](\d{2})/

/** Minutes since midnight; undefined for what is no time of day. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = CLOCK.exec(time) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? total : undefined
}

const two = (value: number) => String(value).padStart(2, '0')
const DAY_MINUTES = 24 * 60
const LAST_MINUTE = DAY_MINUTES - 1

/** `09:30:00`, at most the last minute of the day. */
export const timeOf = (minutes: number): string => {
  const within = Math.min(minutes, LAST_MINUTE)
  return `${two(Math.floor(within / 60))}:${two(within % 60)}:00`
}

/** Warnings about an entry: another one overlaps, or it ends on the next day. */
export type Oddity = { is: 'overlap'; with: number } | { is: 'nextDay' }

interface Stretch {
  from: number
  to: number
}
/** An entry until midnight ends with its day; one that ends before it starts ends on the next day. */
const stretchOf = ({ start, end }: Span): Stretch => {
  const [from, to] = [minutesOf(start) ?? 0, minutesOf(end) ?? 0]
  return { from, to: to < from || (to === from && to > 0) ? to + DAY_MINUTES : to }
}
const overlap = (one: Stretch, other: Stretch) =>
  one.from < other.to && other.from < one.to && one.from < one.to && other.from < other.to

/** The oddity of each entry of a day, in their order; undefined where all is well. None is an error: sessions may run side by side. */
export function odditiesOf(spans: readonly Span[]): (Oddity | undefined)[] {
  const stretches = spans.map(stretchOf)
  return stretches.map((one, index) => {
    const other = stretches.findIndex((candidate, at) => at !== index && overlap(one, candidate))
    if (other >= 0) return { is: 'overlap', with: other }
    return one.to > DAY_MINUTES ? { is: 'nextDay' } : undefined
  })
}

/** The positions of a day's entries in the order of their times; what starts and ends together stays as it was. */
export const orderByTime = (spans: readonly Span[]): number[] => {
  const stretches = spans.map(stretchOf)
  return stretches
    .map((_, index) => index)
    .toSorted((one, other) => {
      const [a, b] = [stretches[one], stretches[other]]
      return a && b ? a.from - b.from || a.to - b.to || one - other : 0
    })
}

/** Where an entry goes among those of a day: before the first that starts later. */
export function placeByTime(spans: readonly Span[], entry: Span): number {
  const from = minutesOf(entry.start) ?? 0
  const later = spans.findIndex(({ start }) => (minutesOf(start) ?? 0) > from)
  return later < 0 ? spans.length : later
}

/** The time of a new entry: it follows the last one and lasts as long. */
export function spanAfter({ start, end }: Span): Span {
  const { from, to } = stretchOf({ start, end })
  return { start: timeOf(to), end: timeOf(to + to - from) }
}

/** The day after the latest of some dates, `2026-11-22`; undefined where none is a date. */
export function dayAfter(dates: readonly string[]): string | undefined {
  const latest = Math.max(...dates.map((date) => Date.parse(date)).filter((date) => !Number.isNaN(date)))
  return Number.isFinite(latest) ? new Date(latest + 86_400_000).toISOString().slice(0, 10) : undefined
}

/** A line of a pasted programme: its times and the texts after them, cell by cell. */
export interface PastedLine extends Span {
  texts: string[]
}

// bounded: one line, in the browser of whoever pastes it
const LINE = /^\s*(\d{1,2}[:.]\d{2})(?:\s*(?:-|–|—|\t|to|sampai|s\/d)\s*(\d{1,2}[:.]\d{2}))?[\s,;|–-]*(.*)$/i

/** Reads lines such as `09:00–10:00 Opening`, or cells of a spreadsheet; what starts with no time is left out. */
export function readProgramme(text: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, start = '', end = start, rest = ''] = LINE.exec(line) ?? []
    const [from, to] = [minutesOf(start), minutesOf(end)]
    if (from === undefined || to === undefined) return []
    const texts = rest
      .split('\t')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
    return [{ start: timeOf(from), end: timeOf(to), texts }]
  })
}
