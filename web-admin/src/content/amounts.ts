import type { Language } from '@flou/shared/locale.ts'
import { languageTag } from '../texts/language.ts'

/** Rupiah are stored scaled by 10⁴ (decision 31). */
export const RUPIAH_SCALE = 10_000
const DECIMALS = 4

const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const DECIMAL_SIGN: Readonly<Record<Language, '.' | ','>> = { id: ',', en: '.' }

/** A plain number as JavaScript reads it, from digits with at most one sign that divides. */
const decimal = (digits: string) => Number(digits.replace(',', '.'))

/**
 * The number that a person wrote or a spreadsheet copied: `1.234.567`, `1,234,567`, `1.234,5`, `Rp 1.234`. Where one sign could group
 * thousands or divide decimals, it is read as the reader's language writes numbers; `isMoney`: as thousands, as rupiah have no decimals
 * to speak of. Undefined for what is no number.
 */
export function readAmount(text: string, language: Language, isMoney = false): number | undefined {
  const digits = text.replace(/^\s*rp\.?/i, '').replace(/[\s\u00a0\u202f]/g, '')
  if (!/^-?\d[\d.,]*$/.test(digits)) return undefined
  const sign = digits.startsWith('-') ? -1 : 1
  const body = digits.replace('-', '')
  const signs = body.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return sign * Number(body)
  const isGroups = GROUPED.test(body)
  if (signs.length > 1) {
    if (isGroups) return sign * Number(body.replace(/[.,]/g, ''))
    const whole = body.slice(0, body.lastIndexOf(last))
    const fraction = body.slice(body.lastIndexOf(last) + 1)
    if (whole.includes(last) || !GROUPED.test(whole)) return undefined
    return sign * decimal(`${whole.replace(/[.,]/g, '')}.${fraction}`)
  }
  const isThousands = isGroups && !body.startsWith('0') && (isMoney || DECIMAL_SIGN[language] !== last)
  return sign * (isThousands ? Number(body.replace(last, '')) : decimal(body))
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

/** Rupiah as they are stored. Undefined for what is no amount. */
export function readRupiah(text: string, language: Language): number | undefined {
  const amount = readAmount(text, language, true)
  return amount === undefined ? undefined : Math.round(amount * RUPIAH_SCALE)
}

/** A stored amount without grouping, to be typed over or put into a file. */
export const plainRupiah = (stored: number, language: Language): string =>
  plainNumber(stored / RUPIAH_SCALE, language)
