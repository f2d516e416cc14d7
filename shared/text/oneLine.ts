/** A joiner stays where it joins: between the parts of an emoji. */
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu
/** Control and format characters, private ones and halves; characters that this Unicode version does not know yet stay. */
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Letters and digits with other forms of their own, such as `Ａ`, `𝐀` and `ﬁ`; not `™`, `²` or `…`, which say more than their plain forms. */
const LETTERS = /[\p{L}\p{M}\p{Nd}]+/gu

/**
 * One line of text as it is stored: composed (NFC), letters and digits in their plain form (NFKC), line breaks and tabs as spaces,
 * without characters that nobody sees. So names that look alike are alike, and no hidden character turns a line around.
 */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LETTERS, (letters) => letters.normalize('NFKC'))
    .replace(BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Several lines of text as they are stored: each as `oneLine` makes it, ended by `\n`. */
export const manyLines = (text: string): string => text.split(LINE_END).map(oneLine).join('\n')

/** An e-mail address as it is stored: in its plain form (NFKC), without invisible characters and outer spaces. */
export const emailAddress = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('\u200d', '').trim()
