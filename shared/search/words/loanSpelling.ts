/** Shorter words are too much alike: `code` and `kode` are left to the synonyms. */
const SHORTEST = 5

/** Endings of English words, and what Indonesian writes in their place (EYD V, "Penulisan unsur serapan"). The first that fits is used. */
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

/** Letters, one after another. */
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
 * One spelling for an English word and the loan word made of it: `container` and `kontainer`, `replication` and `replikasi`, `automatic`
 * and `otomatis` have the same. It is a key, not a word: other words come out changed as well, each in its own way.
 * @param word in lower case, without affixes
 */
export function loanSpelling(word: string): string {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return word
  const ending = ENDINGS.find(([english]) => english.test(word))
  return replaced(ending ? word.replace(...ending) : word, LETTERS)
}
