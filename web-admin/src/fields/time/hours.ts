import type { Language } from '@flou/shared/locale.ts'
import { hourText } from '../../core/records/timeText.ts'

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/
const TYPED = /^(\d{1,2})[.:, ]?(\d\d)?\s*(?:([ap])\.?(?:m\.?)?)?$/i
const DAY_MINUTES = 1440

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Reads `9.30`, `930` or `9:30 pm` as `09:30`; other texts stay as they are. */
export function readHour(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const [, hours = '', minutes = '0', half = ''] = TYPED.exec(text) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  const isHalf = half !== ''
  if (hours === '' || minute > 59 || hour > (isHalf ? 12 : 23) || (isHalf && hour === 0)) return typed
  const afterNoon = half.toLowerCase() === 'p' ? 12 : 0
  return clock((isHalf ? (hour % 12) + afterNoon : hour) * 60 + minute)
}

/** Writes `09:30` as `09.30` or `9:30 AM`; other texts stay as they are. */
export const writtenHour = (time: string, language: Language): string =>
  TIME.test(time) ? hourText(time, language).normalize('NFKC') : time

/** A keyboard with letters where hours are written with AM and PM. */
export const hourInputMode = (language: Language) =>
  /[a-z]/i.test(writtenHour('09:00', language)) ? 'text' : 'numeric'

/** Returns the hour some minutes later, over midnight; undefined if the text is not an hour. */
export function hourAfter(time: string, minutes: number): string | undefined {
  const [, hour, minute] = TIME.exec(time) ?? []
  return hour === undefined
    ? undefined
    : clock((Number(hour) * 60 + Number(minute) + minutes + DAY_MINUTES) % DAY_MINUTES)
}
