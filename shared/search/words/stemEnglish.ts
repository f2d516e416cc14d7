/** Measure m of the Porter algorithm: number of vowel-consonant sequences. */
const CONSONANT = '[^aeiou]'
const VOWEL = '[aeiouy]'
const CONSONANTS = `${CONSONANT}[^aeiouy]*`
const VOWELS = `${VOWEL}[aeiou]*`
const ABOVE_0 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`)
const IS_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`)
const ABOVE_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`)
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`)
const SHORT_END = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`)

const FIRST: readonly (readonly [end: string, instead: string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
]
const SECOND: typeof FIRST = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]
const LAST = 'atic ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic ou'.split(' ')

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Repairs the stem after removing -ed or -ing: `hopping` → `hop`, `filing` → `file`. */
function repaired(stem: string): string {
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1)
  return SHORT_END.test(stem) ? `${stem}e` : stem
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return ABOVE_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const end = ['ed', 'ing'].find((one) => word.endsWith(one))
  if (end === undefined) return word
  const stem = word.slice(0, -end.length)
  return HAS_VOWEL.test(stem) ? repaired(stem) : word
}

function replaced(word: string, ends: typeof FIRST): string {
  const found = ends.find(([end]) => word.endsWith(end))
  if (!found) return word
  const stem = word.slice(0, -found[0].length)
  return ABOVE_0.test(stem) ? stem + found[1] : word
}

function withoutLast(word: string): string {
  const end = LAST.find((one) => word.endsWith(one)) ?? (/[st]ion$/.test(word) ? 'ion' : undefined)
  if (end === undefined) return word
  const stem = word.slice(0, -end.length)
  return ABOVE_1.test(stem) ? stem : word
}

function withoutE(word: string): string {
  if (!word.endsWith('e')) return word
  const stem = word.slice(0, -1)
  return ABOVE_1.test(stem) || (IS_1.test(stem) && !SHORT_END.test(stem)) ? stem : word
}

/** British to American spelling. Also changes words such as `enterprise`, but consistently. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/(?<=[a-z]{3})is(?=(?:e[ds]?|ers?|ing|ations?)$)/, 'iz'],
  [/lys(?=(?:e[ds]?|ers?|ing)$)/, 'lyz'],
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|al)?$)/, 'or'],
  [/(?<=[a-z]{2})tre(?=s?$)/, 'ter'],
  [/(?<=[a-z]{2})bre(?=s?$)/, 'ber'],
  [/(?<=[a-z]{3})ogue(?=s?$)/, 'og'],
  [/(?<=^(?:lic|def|off))ence(?=s?$)/, 'ense'],
  [/(?<=^program)me(?=s?$)/, ''],
]
const american = (word: string) =>
  SPELLINGS.reduce((text, [british, instead]) => text.replace(british, instead), word)

const SHORTEST = 3

/** Porter stemmer (1980) with three additional endings and British spelling. Expects lower case. */
export function stemEnglish(word: string): string {
  if (word.length < SHORTEST) return word
  let stem = withoutTense(withoutPlural(american(word)))
  if (stem.endsWith('y') && HAS_VOWEL.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaced(replaced(stem, FIRST), SECOND)
  if (/(?:er|if)i$/.test(stem) && stem.length > 5) stem = stem.slice(0, -1)
  stem = withoutE(withoutLast(stem))
  return stem.endsWith('ll') && ABOVE_1.test(stem) ? stem.slice(0, -1) : stem
}
