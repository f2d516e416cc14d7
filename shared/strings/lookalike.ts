/** Scripts that may be mixed (UTS 39, single-script labels). */
const SCRIPTS = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Arabic'],
  ['Hebrew'],
  ['Armenian'],
  ['Georgian'],
  ['Devanagari'],
  ['Bengali'],
  ['Tamil'],
  ['Thai'],
  ['Javanese'],
  ['Balinese'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
].map((names) => new RegExp(`^[${names.map((name) => `\\p{Script_Extensions=${name}}`).join('')}]*$`, 'u'))

const LATIN = /^\p{Script=Latin}*$/u
/** Latin letters without lookalikes; others imitate ASCII (ı, ɑ, ɡ). */
const PLAIN_LATIN = /^[a-zßæœøđłðþ]*$/
/** Cyrillic and Greek letters that look Latin. */
const LIKE_LATIN = /^[асеоріјѕухһԁԛԝοανικρτυχ]*$/

const lettersOf = (text: string) => text.replace(/\P{L}/gu, '')

function imitates(label: string): boolean {
  const letters = lettersOf(label.normalize('NFD').toLowerCase())
  if (letters === '') return false
  if (LATIN.test(letters)) return !PLAIN_LATIN.test(letters)
  return LIKE_LATIN.test(letters) || !SCRIPTS.some((script) => script.test(letters))
}

/** True if a label mixes scripts or imitates Latin letters. */
export const isLookalike = (email: string): boolean => email.split(/[@.]/).some(imitates)
