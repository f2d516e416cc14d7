import type { Language } from '../locale.ts'
import { stemEnglish } from './stemEnglish.ts'
import { stemIndonesian } from './stemIndonesian.ts'

/** Longer words are cut: they are codes, addresses or nonsense, and their beginning finds them as well. */
const LONGEST_WORD = 40

/** A text without accents and letter case, as words are compared. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Names with signs that belong to them: C++, C#, .NET, node.js, g4.large, tls1.3; then words of letters and digits. */
// bounded: a stretch of letters and digits is one word whatever follows; dots are looked at once each
const WORD = /\.net\b|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)+|[\p{L}\p{N}]+(?:\+\+|#)?/gu

/** A word of a text, and where it stands in the folded text. */
export interface FoundWord {
  text: string
  at: number
  /** Length in the text, which may be longer than the word. */
  length: number
}

/**
 * The words of a folded text in order. A name with a dot is one word, and so is each of its parts: `node.js` is found by `node.js` and by
 * `node`.
 */
export function wordsOf(text: string): FoundWord[] {
  const found: FoundWord[] = []
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    found.push({ text: whole.slice(0, LONGEST_WORD), at: index, length: whole.length })
    if (!whole.includes('.') || whole.startsWith('.')) continue
    let at = index
    for (const part of whole.split('.')) {
      found.push({ text: part.slice(0, LONGEST_WORD), at, length: part.length })
      at += part.length + 1
    }
  }
  return found
}

/** A word of a query: each name with dots once. */
export const queryWords = (text: string): string[] =>
  [...folded(text).matchAll(WORD)].map(([whole]) => whole.slice(0, LONGEST_WORD))

/** Words with digits, dots or signs are codes: they have no forms and no typing errors. */
export const isCode = (word: string): boolean => /[^\p{L}]/u.test(word)

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  id: stemIndonesian,
}

/** Stems of words that were looked at: the same ones come again with every page. */
const MOST_KEPT = 50_000
const kept: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), id: new Map() }

/** The part of a folded word that its forms share. Codes are their own. */
export function stemOf(word: string, language: Language): string {
  const known = kept[language].get(word)
  if (known !== undefined) return known
  const stem = isCode(word) ? word : STEMMERS[language](word)
  if (kept[language].size >= MOST_KEPT) kept[language].clear()
  kept[language].set(word, stem)
  return stem
}

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a an and are as at be by can do does for from how i if in into is it its me my no not of on or our so than that the their ' +
      'then there these they this to was we what when where which who why will with you your'
    ).split(' '),
  ),
  id: new Set(
    (
      'ada adalah agar akan anda apa apakah atau bagaimana bagi bahwa bisa dalam dan dapat dari dengan di ini itu jika juga kami ke ' +
      'kita kapan karena lebih mana mereka oleh pada para saat saya sebagai secara seperti serta setiap sudah tanpa tentang tetapi ' +
      'tidak untuk yang nya ku mu lah kah pun the of and to in for'
    ).split(' '),
  ),
}

/** Words that ask for nothing by themselves. */
export const isStopWord = (word: string, language: Language): boolean => STOP_WORDS[language].has(word)
