import type { Language } from '../../locale.ts'
import { loanSpelling } from './loanSpelling.ts'
import { stemEnglish } from './stemEnglish.ts'
import { isRoot, stemIndonesian } from './stemIndonesian.ts'

/** Longer words are cut: they are codes, addresses or nonsense, and their beginning finds them as well. */
const LONGEST_WORD = 40

/** A text without accents and letter case, as words are compared. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Names with signs that belong to them: C++, C#, .NET, node.js, g4.large, tls1.3; then words, also two with a hyphen between. */
// bounded: a stretch of letters and digits is one word whatever follows; dots and hyphens are looked at once each
const WORD = /\.net\b|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)+|[\p{L}\p{N}]+(?:\+\+|#|-\p{L}+)?/gu

/** A word of a text, and where it stands in the folded text. */
export interface FoundWord {
  text: string
  at: number
  /** Length in the text, which may be longer than the word. */
  length: number
}

const SIGN_BETWEEN = /[.-]/

/**
 * The words of a folded text in order. A name with a dot is one word, and so is each of its parts: `node.js` is found by `node.js` and by
 * `node`. Two words with a hyphen are themselves and, as others write them, one: `e-commerce` is `ecommerce`, `e` and `commerce`.
 */
export function wordsOf(text: string): FoundWord[] {
  const found: FoundWord[] = []
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    found.push({ text: whole.replace('-', '').slice(0, LONGEST_WORD), at: index, length: whole.length })
    if (!SIGN_BETWEEN.test(whole) || whole.startsWith('.')) continue
    let at = index
    for (const part of whole.split(SIGN_BETWEEN)) {
      found.push({ text: part.slice(0, LONGEST_WORD), at, length: part.length })
      at += part.length + 1
    }
  }
  return found
}

/** The words of a query: each name with dots once, words with a hyphen apart. */
export const queryWords = (text: string): string[] =>
  [...folded(text).matchAll(WORD)]
    .flatMap(([whole]) => whole.split('-'))
    .map((word) => word.slice(0, LONGEST_WORD))

/** Words with digits, dots or signs are codes: they have no forms and no typing errors. */
export const isCode = (word: string): boolean => /[^\p{L}]/u.test(word)

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  id: stemIndonesian,
}

/** The part of a folded word that its forms share. Codes are their own. */
export const stemOf = (word: string, language: Language): string =>
  isCode(word) ? word : STEMMERS[language](word)

/** Whether a folded word is known to be written as it should be, though no page has it. Of English ones nobody knows. */
export const isKnownWord = (word: string, language: Language): boolean =>
  language === 'id' && isRoot(stemIndonesian(word))

/** Stems of words that were looked at: the same ones come again with every page. */
interface KeptStems {
  recent: Map<string, string>
  /** Those kept before, until as many others have come. */
  older: ReadonlyMap<string, string>
}
const MOST_RECENT = 50_000
const kept: Readonly<Record<Language, KeptStems>> = {
  en: { recent: new Map(), older: new Map() },
  id: { recent: new Map(), older: new Map() },
}

function keep(stems: KeptStems, word: string, stem: string): string {
  if (stems.recent.size >= MOST_RECENT) {
    stems.older = stems.recent
    stems.recent = new Map()
  }
  stems.recent.set(word, stem)
  return stem
}

/**
 * What the index of a language knows a folded word by: its stem, and in Indonesian the spelling that an English word and the loan word made of
 * it share, because Indonesian pages name products in English. A change here needs a new `INDEXED_AS`.
 */
export function indexedStem(word: string, language: Language): string {
  const stems = kept[language]
  const recent = stems.recent.get(word)
  if (recent !== undefined) return recent
  const older = stems.older.get(word)
  if (older !== undefined) return keep(stems, word, older)
  const stem = stemOf(word, language)
  return keep(stems, word, language === 'id' ? loanSpelling(stem) : stem)
}

/** The version of the rules by which words are indexed. An index made by others is made anew with the next full publish. */
export const INDEXED_AS = 4
