import type { Language } from '@flou/shared/locale.ts'
import { isDay } from '@flou/shared/strings/calendar.ts'
import { dateText } from './timeText.ts'

/** First letters of the months in both languages. */
const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may mei',
  'jun',
  'jul',
  'aug agu',
  'sep',
  'oct okt',
  'nov',
  'dec des',
]
const LETTERS = 3
const ORDINALS = new Set(['st', 'nd', 'rd', 'th'])

const monthOf = (word: string): number =>
  word.length < LETTERS
    ? 0
    : MONTHS.findIndex((names) => names.split(' ').includes(word.slice(0, LETTERS))) + 1

/** Day, month and year of a text: `27 nov 2026`, `Nov 27`, `2026-11-27`, `27/11/26`, `27112026`. */
function partsOf(tokens: readonly string[]): [day: string, month: string, year: string] | undefined {
  const words = tokens.filter((token) => monthOf(token) > 0)
  const numbers = tokens.filter((token) => /^\d+$/.test(token))
  if (tokens.length !== words.length + numbers.length || tokens.length > 3) return undefined
  const [first = '', second = '', third = ''] = numbers
  if (words.length === 1) return [first, String(monthOf(words[0] ?? '')), second]
  if (words.length > 0) return undefined
  if (tokens.length === 1 && first.length === 8) return [first.slice(0, 2), first.slice(2, 4), first.slice(4)]
  if (first.length === 4) return [third, second, first]
  // a second number over 12 is no month
  return Number(second) > 12 ? [second, first, third] : [first, second, third]
}

/**
 * Reads a day as typed in either language; undefined if it is none.
 * @param today completes a day without year; without it, only a whole day is read
 */
export function readDay(typed: string, today?: string): string | undefined {
  const tokens =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/\d+|\p{L}+/gu) ?? []
  const [day = '', month = '', year = ''] = partsOf(tokens.filter((token) => !ORDINALS.has(token))) ?? []
  const isIso = tokens[0] === year && year.length === 4
  if (today === undefined && (year.length !== 4 || (isIso && day.length + month.length < 4))) return undefined
  const century = (today ?? '').slice(0, 2)
  const wholeYear = year === '' ? (today ?? '').slice(0, 4) : year.length === 2 ? century + year : year
  const read = [wholeYear, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isDay(read) ? read : undefined
}

/** Writes `2026-11-27` in the language of the interface; other texts stay as they are. */
export const writtenDay = (day: string, language: Language): string =>
  isDay(day) ? dateText(day, language).normalize('NFKC') : day
