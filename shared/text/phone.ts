/** Characters that are not visible, also among digits: of format, of presentation (variation selectors), and control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
/** Hyphens, dashes and minus signs. */
const DASHES = /[\p{Pd}\u2212]/gu
const SCHEME = /^tel:\s*/i
const DECIMAL = /^\p{Nd}$/u
const MOST_DIGIT = 9

/** `٣` → `3`: Unicode has the digits of a script one after the other, from zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < MOST_DIGIT && DECIMAL.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** A phone number as it is stored: digits of ASCII, plain hyphens and spaces, without `tel:` and what is not visible. */
export const phoneText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SCHEME, '')

const EXTENSION = /[ ,;]{0,3}(?:extension|extensi|ekstensi|ext|eks|x|#)[ .:=]{0,3}(\d{1,6})$/i
const SEPARATORS = /[ ().\-/]/g
const NUMBER = /^\+?\d{6,15}$/

/**
 * The dialled part of a number in the form of `phoneText`: digits with at most one plus, and the extension, which is dialled afterwards.
 * Undefined for a text that is no single number.
 */
export function dialled(text: string): { number: string; extension?: string } | undefined {
  const [found = '', extension] = EXTENSION.exec(text) ?? []
  const number = text.slice(0, text.length - found.length).replace(SEPARATORS, '')
  if (!NUMBER.test(number)) return undefined
  return { number, ...(extension !== undefined && { extension }) }
}
