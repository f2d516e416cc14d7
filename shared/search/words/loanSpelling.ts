/** Shorter words are too similar, such as `code` and `kode`; synonyms cover them. */
const SHORTEST = 5

/** English endings and their Indonesian spelling (EYD V). The first match applies. */
const ENDINGS: readonly (readonly [english: RegExp, indonesian: string])[] = [
  [/i[sz]ation$/, 'isasi'],
  [/ngsi$/, 'nksi'],
  [/ction$/, 'ksi'],
  [/(?:ss|t|s)ion$/, 'si'],
  [/ity$/, 'itas'],
  [/(?<=[a-z]{3})ics?$|(?<=[a-z]{4})is$|ique$/, 'ik'],
  [/en(?:ce|cy|se)$/, 'ensi'],
  [/an(?:ce|cy)$/, 'ansi'],
  [/ment$/, 'men'],
  [/ive$/, 'if'],
  [/onse$/, 'ons'],
  [/(?<=[a-z]{3}(?:in|ur|at))e$/, ''],
  [/ism$/, 'isme'],
  [/(?<=[aeiou])ct$/, 'k'],
  [/pt$/, 'p'],
]

const LETTERS: readonly (readonly [english: RegExp, indonesian: string])[] = [
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/sch(?=[aeiou])/g, 'sk'],
  [/ch(?=[lmnr])|ck/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu/g, 'ku'],
  [/x|cc(?=[ei])/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/au/g, 'o'],
  [/([^aeiou])\1/g, '$1'],
]

const replaced = (word: string, rules: typeof LETTERS) =>
  rules.reduce((text, [english, indonesian]) => text.replace(english, indonesian), word)

/**
 * Maps an English word and its Indonesian loan word to the same key, such as `container` and `kontainer`. The
 * key is not a word.
 * @param word lower case, without affixes
 */
export function loanSpelling(word: string): string {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return word
  const ending = ENDINGS.find(([english]) => english.test(word))
  return replaced(ending ? word.replace(...ending) : word, LETTERS)
}
