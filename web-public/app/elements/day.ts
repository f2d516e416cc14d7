import type { Language } from '@flou/shared/locale.ts'

/** Month names; creating an `Intl` formatter blocks a phone for 30 ms. */
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
}

/** Formats a month (`2026-11`) as November 2026. */
export function longMonth(month: string, language: Language): string {
  const [year = '', number] = month.split('-')
  return `${MONTHS[language][Number(number) - 1] ?? ''} ${year}`
}

/** Formats a calendar day (`2026-11-21`) as 21 November 2026, independent of the time zone. */
export const longDay = (day: string, language: Language): string =>
  day === '' ? '' : `${Number(day.slice('yyyy-mm-'.length))} ${longMonth(day, language)}`
