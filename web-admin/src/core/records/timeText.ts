import { TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import { languageTag } from '../texts/language.ts'
import type { publishingTexts } from '../texts/publishing.ts'
import type { TextsOf } from '../texts/useText.ts'

/** Formats an instant in Jakarta time; returns invalid instants unchanged. */
export function timeText(instant: string, language: Language): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(date)
}

/** Formats the time of day in Jakarta: `14.05`. */
export const clockText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { timeStyle: 'short', timeZone: TIME_ZONE }).format(
    new Date(instant),
  )

export const hourText = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}Z`),
  )

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(date)

/** Formats an instant; omits the date if it is today. */
export const momentText = (instant: string, language: Language): string =>
  dayOf(new Date(instant)) === dayOf(new Date()) ? clockText(instant, language) : timeText(instant, language)

/** Formats a calendar day such as `2026-11-21`; no time zone applies. */
export function dateText(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats a rough distance in time: “3 days ago”, “dalam 2 jam”. */
export function relativeText(instant: string, language: Language, now: Date): string {
  const ms = Date.parse(instant) - now.getTime()
  const [unit, length] = UNITS.find(([, size]) => Math.abs(ms) >= size) ?? UNITS[2]
  const count = Math.trunc(ms / length)
  // “yesterday” would be wrong for 30 hours ago
  const numeric = count === 0 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(languageTag(language), { numeric }).format(count, unit)
}

/** Formats the month of a day: `December 2026`. */
export const monthText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export const weekdayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Formats a planned day, or a planned instant in Jakarta with its time zone. */
export const plannedText = (planned: string, language: Language): string =>
  planned.includes('T') ? `${timeText(planned, language)} WIB` : dateText(planned, language)

/** Formats a calendar day without year: `23 Nov`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Formats milliseconds for display: `180 ms`, `2.4 s`. */
export function durationText(ms: number, language: Language, t: TextsOf<typeof publishingTexts>): string {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: digits }).format(value)
  return ms < 100
    ? t('publishing.milliseconds', { value: number(ms, 0) })
    : t('publishing.seconds', { value: number(ms / 1_000, 1) })
}
