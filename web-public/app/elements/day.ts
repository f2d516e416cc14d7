import type { Language } from '@flou/shared/locale.ts'

/**
 * Names of the months. Not from `Intl`: making a formatter takes a phone's processor 30 ms, and the scripts of a page would make four
 * of them before it can be used.
 */
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
}

/** A month (`2026-11`) as people write it: November 2026. */
export function longMonth(month: string, language: Language): string {
  const [year = '', number] = month.split('-')
  return `${MONTHS[language][Number(number) - 1] ?? ''} ${year}`
}

/** A calendar day (`2026-11-21`) as people write it: 21 November 2026. The day is the same wherever it is read (decision 37). */
export const longDay = (day: string, language: Language): string =>
  day === '' ? '' : `${Number(day.slice('yyyy-mm-'.length))} ${longMonth(day, language)}`
