/** Joiners are preserved within emoji only. */
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu
/** Control, format, private-use and surrogate characters. Unassigned ones stay. */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** NFKC applies to letters and digits only; it would change `™`, `²` or `…`. */
const LETTERS = /[\p{L}\p{M}\p{Nd}]+/gu

/**
 * Normalizes a line: NFC, NFKC for letters and digits, spaces for breaks, no invisible characters. Prevents
 * lookalikes and bidi tricks.
 */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LETTERS, (letters) => letters.normalize('NFKC'))
    .replace(BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

export const manyLines = (text: string): string => text.split(LINE_END).map(oneLine).join('\n')

export const normalizeEmail = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('\u200d', '').trim()
