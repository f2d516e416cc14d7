import type { Language } from '@flou/shared/locale.ts'
import { languageTag } from '../texts/language.ts'

/** Rupiah are stored scaled by 10⁴ (decision 31). */
export const RUPIAH_SCALE = 10_000
const DECIMALS = 4

const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const DECIMAL_SIGN: Readonly<Record<Language, '.' | ','>> = { id: ',', en: '.' }
/** A sign, `Rp` and digits; `,-` ends a price without decimals. */
// bounded: a cell or an input, in the browser of whoever fills it
const NUMBER = /^([-\u2212]?)\s*(?:rp\.?)?\s*([-\u2212]?)\s*(\d[\d.,]*?)(?:,-)?$/i
/** A space that groups thousands. */
const GROUP_SPACE = /(?<=\d)\s(?=\d{3}(?!\d))/g

/** Why a text is not read: it is no number, or it could be a thousand as well as a decimal. */
export type NumberProblem = 'notANumber' | 'ambiguousNumber'

export interface NumberRules {
  /** A single sign before three digits groups thousands: rupiah have no decimals to speak of. */
  isMoney?: boolean
  /** The field takes no decimals. */
  isWhole?: boolean
}

/** A plain number as JavaScript reads it, from digits with at most one sign that divides. */
const decimal = (digits: string) => Number(digits.replace(',', '.'))

/** Digits with several signs: groups of thousands, or groups and then decimals. */
function readGrouped(body: string, last: string): number | NumberProblem {
  if (GROUPED.test(body)) return Number(body.replace(/[.,]/g, ''))
  const whole = body.slice(0, body.lastIndexOf(last))
  const fraction = body.slice(body.lastIndexOf(last) + 1)
  if (whole.includes(last) || !GROUPED.test(whole)) return 'notANumber'
  return decimal(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}

/** Digits with a single sign. Where the reader's language divides decimals with it, `1,000` for one is not believed. */
function readSingle(body: string, mark: string, reading: { language: Language } & NumberRules) {
  const couldBeGroup = GROUPED.test(body) && !body.startsWith('0')
  if (!couldBeGroup) return decimal(body)
  if (reading.isMoney || DECIMAL_SIGN[reading.language] !== mark) return Number(body.replace(mark, ''))
  return reading.isWhole || body.endsWith('000') ? 'ambiguousNumber' : decimal(body)
}

/**
 * The number that a person wrote or a spreadsheet copied: `1.234.567`, `1,234,567`, `1.234,5`, `Rp 1.234`. Forms and the grid read with it.
 * Where one sign could group thousands or divide decimals, it is read as the reader's language writes numbers; what still has two
 * meanings is a problem, as is a number with more digits than can be kept.
 */
export function readAmount(
  text: string,
  language: Language,
  rules: NumberRules = {},
): number | NumberProblem {
  const [, before, after, body] = NUMBER.exec(text.trim().replace(GROUP_SPACE, '')) ?? []
  if (body === undefined || (before && after)) return 'notANumber'
  const signs = body.match(/[.,]/g) ?? []
  const [first = ''] = signs
  const last = signs.at(-1) ?? ''
  const read =
    signs.length > 1
      ? readGrouped(body, last)
      : first
        ? readSingle(body, first, { language, ...rules })
        : Number(body)
  if (typeof read === 'string') return read
  if (read > Number.MAX_SAFE_INTEGER) return 'notANumber'
  return before || after ? 0 - read : read
}

/** A number without grouping, as the reader's language writes it; four decimals where three could pass for thousands. */
export function plainNumber(value: number, language: Language): string {
  const text = String(value)
  const [whole = '', fraction] = text.includes('e') ? value.toFixed(DECIMALS).split('.') : text.split('.')
  if (fraction === undefined) return whole
  return whole + DECIMAL_SIGN[language] + (fraction.length === 3 ? `${fraction}0` : fraction)
}

/** A number as people read it; `readAmount` reads it back. */
export function groupedNumber(value: number, language: Language): string {
  const decimals = String(value).split('.')[1]?.length
  return new Intl.NumberFormat(languageTag(language), {
    maximumFractionDigits: 10,
    // three could pass for thousands
    ...(decimals === 3 && { minimumFractionDigits: 4 }),
  }).format(value)
}

/** A number as people read it in a field: years without separators of thousands. */
export const fieldNumber = (value: number, field: object, language: Language): string =>
  'isGrouped' in field && field.isGrouped === false
    ? plainNumber(value, language)
    : groupedNumber(value, language)

/** Half of the smallest amount is no part of one: more decimals than are stored would be lost. */
const isStorable = (scaled: number) =>
  Math.abs(scaled) <= Number.MAX_SAFE_INTEGER && Math.abs(scaled - Math.round(scaled)) < 0.01

/** Rupiah as they are stored; a problem where the text is no amount, or one with more than four decimals. */
export function readRupiah(text: string, language: Language): number | NumberProblem {
  const amount = readAmount(text, language, { isMoney: true })
  if (typeof amount === 'string') return amount
  const scaled = amount * RUPIAH_SCALE
  return isStorable(scaled) ? Math.round(scaled) : 'notANumber'
}

/** A stored amount without grouping, to be typed over or put into a file. */
export const plainRupiah = (stored: number, language: Language): string =>
  plainNumber(stored / RUPIAH_SCALE, language)
