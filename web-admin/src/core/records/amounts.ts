import type { Language } from '@flou/shared/locale.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { languageTag } from '../texts/language.ts'

/** Rupiah are stored as integers scaled by 10⁴. */
export const RUPIAH_SCALE = 10_000
const DECIMALS = 4

const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const DECIMAL_SIGN: Readonly<Record<Language, '.' | ','>> = { id: ',', en: '.' }
/** Sign, `Rp`, digits; `,-` ends a price without decimals. */
// bounded: a cell or an input, in the editor's browser
const NUMBER = /^([-\u2212]?)\s*(?:rp\.?)?\s*([-\u2212]?)\s*(\d[\d.,]*?)(?:,-)?$/i
const GROUP_SPACE = /(?<=\d)\s(?=\d{3}(?!\d))/g

export type NumberProblem = 'notANumber' | 'ambiguousNumber'

interface NumberRules {
  /** A single separator before three digits groups thousands. */
  isMoney?: boolean
  isWhole?: boolean
}

const decimal = (digits: string) => Number(digits.replace(',', '.'))

function readGrouped(body: string, last: string): number | NumberProblem {
  if (GROUPED.test(body)) return Number(body.replace(/[.,]/g, ''))
  const whole = body.slice(0, body.lastIndexOf(last))
  const fraction = body.slice(body.lastIndexOf(last) + 1)
  if (whole.includes(last) || !GROUPED.test(whole)) return 'notANumber'
  return decimal(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}

/** Reads digits with one separator; `1,000` is ambiguous if the language divides decimals with it. */
function readSingle(body: string, mark: string, reading: { language: Language } & NumberRules) {
  const couldBeGroup = GROUPED.test(body) && !body.startsWith('0')
  if (!couldBeGroup) return decimal(body)
  if (reading.isMoney || DECIMAL_SIGN[reading.language] !== mark) return Number(body.replace(mark, ''))
  return reading.isWhole || body.endsWith('000') ? 'ambiguousNumber' : decimal(body)
}

/**
 * Reads typed or pasted numbers such as `1.234.567`, `1.234,5` and `Rp 1.234`. The user's language decides
 * what a single separator means.
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

/** Formats without grouping; pads three decimals to four so that they cannot pass for thousands. */
export function plainNumber(value: number, language: Language): string {
  const text = String(value)
  const [whole = '', fraction] = text.includes('e') ? value.toFixed(DECIMALS).split('.') : text.split('.')
  if (fraction === undefined) return whole
  return whole + DECIMAL_SIGN[language] + (fraction.length === 3 ? `${fraction}0` : fraction)
}

/** Formats a number so that `readAmount` can read it back. */
export function groupedNumber(value: number, language: Language): string {
  const decimals = String(value).split('.')[1]?.length
  return new Intl.NumberFormat(languageTag(language), {
    maximumFractionDigits: 10,
    // three could pass for thousands
    ...(decimals === 3 && { minimumFractionDigits: 4 }),
  }).format(value)
}

export const fieldNumber = (value: number, field: object, language: Language): string =>
  'isGrouped' in field && field.isGrouped === false
    ? plainNumber(value, language)
    : groupedNumber(value, language)

const isStorable = (scaled: number) =>
  Math.abs(scaled) <= Number.MAX_SAFE_INTEGER && Math.abs(scaled - Math.round(scaled)) < 0.01

export function readRupiah(text: string, language: Language): number | NumberProblem {
  const amount = readAmount(text, language, { isMoney: true })
  if (typeof amount === 'string') return amount
  const scaled = amount * RUPIAH_SCALE
  return isStorable(scaled) ? Math.round(scaled) : 'notANumber'
}

export const plainRupiah = (stored: number, language: Language): string =>
  plainNumber(stored / RUPIAH_SCALE, language)

/** Formats a stored amount; '' if it is not a number. */
export const rupiahText = (amount: unknown, language: Language): string =>
  typeof amount === 'number' ? formatMoney(amount, language) : ''
