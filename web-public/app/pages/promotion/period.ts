import type { Language } from '@flou/shared/locale.ts'
import { longDay, longMonth } from '../../elements/day.ts'

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' '),
}

export function weekdayAndDay(day: string, language: Language): string {
  const weekday = WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  return weekday === '' ? '' : `${weekday}, ${longDay(day, language)}`
}

const dayNumber = (day: string) => String(Number(day.slice('yyyy-mm-'.length)))
const dayAndMonth = (day: string, language: Language) => longDay(day, language).slice(0, -'-yyyy'.length)

/** Formats a period: 5–6 November 2026, 30 November – 2 December 2026. */
export function longPeriod(startDate: string, endDate: string, language: Language): string {
  if (startDate === endDate || endDate === '') return longDay(startDate, language)
  const [startMonth, endMonth] = [startDate.slice(0, 'yyyy-mm'.length), endDate.slice(0, 'yyyy-mm'.length)]
  if (startMonth === endMonth) {
    return `${dayNumber(startDate)}–${dayNumber(endDate)} ${longMonth(endMonth, language)}`
  }
  const isSameYear = startDate.slice(0, 'yyyy'.length) === endDate.slice(0, 'yyyy'.length)
  const start = isSameYear ? dayAndMonth(startDate, language) : longDay(startDate, language)
  return `${start} – ${longDay(endDate, language)}`
}

/** Formats a time: 14:30 (en), 14.30 (id). */
export const shortHour = (hour: string, language: Language): string =>
  hour.slice(0, 'hh:mm'.length).replace(':', language === 'id' ? '.' : ':')

const MINUTE_MS = 60_000
export const JAKARTA_MINUTES = 420

export function wallClock(instant: string, offsetMinutes: number): { day: string; hour: string } {
  const there = new Date(Date.parse(instant) + offsetMinutes * MINUTE_MS).toISOString()
  return {
    day: there.slice(0, 'yyyy-mm-dd'.length),
    hour: there.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length),
  }
}
