import { folded } from '../../strings/folded.ts'
import type { Language } from '../../locale.ts'
import { loanSpelling } from './loanSpelling.ts'
import { stemEnglish } from './stemEnglish.ts'
import { isRoot, stemIndonesian } from './stemIndonesian.ts'

/** Longer words are truncated; their beginning still matches. */
const MAX_WORD_LENGTH = 40

/** Matches names with signs (C++, C#, .NET, node.js, g4.large), and words with a hyphen. */
// bounded: a stretch of letters and digits is one word whatever follows; dots and hyphens are looked at once each
const WORD = /\.net\b|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)+|[\p{L}\p{N}]+(?:\+\+|#|-\p{L}+)?/gu

export interface FoundWord {
  text: string
  at: number
  length: number
}

const SIGN_BETWEEN = /[.-]/

/**
 * Splits folded text into words. `node.js` also yields `node`; `e-commerce` yields `ecommerce`, `e` and
 * `commerce`.
 */
export function wordsOf(text: string): FoundWord[] {
  const found: FoundWord[] = []
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    found.push({ text: whole.replace('-', '').slice(0, MAX_WORD_LENGTH), at: index, length: whole.length })
    if (!SIGN_BETWEEN.test(whole) || whole.startsWith('.')) continue
    let at = index
    for (const segment of whole.split(SIGN_BETWEEN)) {
      found.push({ text: segment.slice(0, MAX_WORD_LENGTH), at, length: segment.length })
      at += segment.length + 1
    }
  }
  return found
}

/** Splits a query: dotted names stay whole, hyphenated words are split. */
export const queryWords = (text: string): string[] =>
  [...folded(text).matchAll(WORD)]
    .flatMap(([whole]) => whole.split('-'))
    .map((word) => word.slice(0, MAX_WORD_LENGTH))

/** Codes contain digits, dots or signs; they are neither stemmed nor spell-checked. */
export const isCode = (word: string): boolean => /[^\p{L}]/u.test(word)

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  id: stemIndonesian,
}

export const stemOf = (word: string, language: Language): string =>
  isCode(word) ? word : STEMMERS[language](word)

/** True if spelled correctly although no page contains it; Indonesian only. */
export const isKnownWord = (word: string, language: Language): boolean =>
  language === 'id' && isRoot(stemIndonesian(word))

/** Two-generation stem cache, because words repeat across pages. */
interface StemCache {
  recent: Map<string, string>
  older: ReadonlyMap<string, string>
}
const MAX_RECENT = 50_000
const stemCaches: Readonly<Record<Language, StemCache>> = {
  en: { recent: new Map(), older: new Map() },
  id: { recent: new Map(), older: new Map() },
}

function cacheStem(stems: StemCache, word: string, stem: string): string {
  if (stems.recent.size >= MAX_RECENT) {
    stems.older = stems.recent
    stems.recent = new Map()
  }
  stems.recent.set(word, stem)
  return stem
}

/**
 * Returns the index key: the stem, in Indonesian normalized for loan words. Increment `INDEXED_AS` when
 * changing this.
 */
export function indexedStem(word: string, language: Language): string {
  const stems = stemCaches[language]
  const recent = stems.recent.get(word)
  if (recent !== undefined) return recent
  const older = stems.older.get(word)
  if (older !== undefined) return cacheStem(stems, word, older)
  const stem = stemOf(word, language)
  return cacheStem(stems, word, language === 'id' ? loanSpelling(stem) : stem)
}

/** Version of the indexing rules. A full publish rebuilds indexes of other versions. */
export const INDEXED_AS = 6
