const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
const DASHES = /[\p{Pd}\u2212]/gu
const SCHEME = /^tel:\s*/i
const DECIMAL = /^\p{Nd}$/u
const MOST_DIGIT = 9

/** Converts `٣` to `3`: Unicode digits of a script are consecutive. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < MOST_DIGIT && DECIMAL.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** Normalizes to ASCII digits, plain hyphens and spaces; removes `tel:`. */
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

/** Parses normalized phone text into dialled digits and extension; undefined if it is not a single number. */
export function dialled(text: string): { number: string; extension?: string } | undefined {
  const [found = '', extension] = EXTENSION.exec(text) ?? []
  const number = text.slice(0, text.length - found.length).replace(SEPARATORS, '')
  if (!NUMBER.test(number)) return undefined
  return { number, ...(extension !== undefined && { extension }) }
}
