export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Latin letters that Unicode normalization does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'ng',
  œ: 'oe',
  ŧ: 't',
  ƀ: 'b',
  ƃ: 'b',
  ƈ: 'c',
  ƌ: 'd',
  ƒ: 'f',
  ƙ: 'k',
  ƚ: 'l',
  ƞ: 'n',
  ƥ: 'p',
  ƭ: 't',
  ƴ: 'y',
  ƶ: 'z',
  ǝ: 'e',
  ǥ: 'g',
  ȥ: 'z',
  ȼ: 'c',
  ɇ: 'e',
  ɉ: 'j',
  ɍ: 'r',
  ɏ: 'y',
  ɓ: 'b',
  ɔ: 'o',
  ɖ: 'd',
  ɗ: 'd',
  ə: 'e',
  ɛ: 'e',
  ɠ: 'g',
  ɣ: 'g',
  ɨ: 'i',
  ɩ: 'i',
  ɲ: 'ny',
  ɵ: 'o',
  ʉ: 'u',
  ʊ: 'u',
  ʋ: 'v',
}

/** Returns an ASCII slug of at most 80 characters; empty without Latin letters or digits. */
export const slugify = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Latin}/gu, (letter) => PLAIN[letter] ?? letter)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    // bounded: 80 characters
    .replace(/^-+|-+$/g, '')

export const ALL_PRODUCTS = 'cloud'

export const partnerProductOf = ({ title }: { title?: unknown }): string =>
  typeof title === 'string' ? slugify(title) : ''
