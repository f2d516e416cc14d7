import { TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import { languageTag } from '../texts/language.ts'

/** An instant as editors read it, in Jakarta time (decision 37); what is no instant comes back as it is. */
export function timeText(instant: string, language: Language): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return instant
  return new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(date)
}

/** The time of day of an instant, in Jakarta time: `14.05`. */
export const clockText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { timeStyle: 'short', timeZone: TIME_ZONE }).format(
    new Date(instant),
  )

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(date)

/** An instant as briefly as it can be said: the time of day where it is today. */
export const momentText = (instant: string, language: Language): string =>
  dayOf(new Date(instant)) === dayOf(new Date()) ? clockText(instant, language) : timeText(instant, language)

/** A calendar day, `2026-11-21`, as people read it. A day has no time zone. */
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

/** How long an instant is from another, roughly: “3 days ago”, “dalam 2 jam”. */
export function relativeText(instant: string, language: Language, now: Date): string {
  const ms = Date.parse(instant) - now.getTime()
  const [unit, length] = UNITS.find(([, size]) => Math.abs(ms) >= size) ?? UNITS[2]
  const count = Math.trunc(ms / length)
  // “yesterday” would be wrong of what was 30 hours ago
  const numeric = count === 0 ? 'auto' : 'always'
  return new Intl.RelativeTimeFormat(languageTag(language), { numeric }).format(count, unit)
}

/** A calendar day without its year, `23 Nov`. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
