import type { TermKind } from '../content/types/glossary.ts'
import { otherLanguage, type Language, type Text } from '../locale.ts'
import { getOrMake } from '../strings/getOrMake.ts'
import { capitalized } from '../strings/letters.ts'

export interface Term {
  id: number
  kind: TermKind
  matchCase: boolean
  note: string
  term: Text
  instead: Text
}

/** A text that lacks a term of its source, or has one that is avoided. */
export interface TermWarning {
  term: Term
  found: string
  /** The term in the language of `found`, without affixes. */
  stem: string
  use: string
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

const PREFIXES = 'di|ke|se|ter|ber|per|me|mem|men|meng|meny|pe|pem|pen|peng|peny|diper|memper'
const SUFFIXES = 'kan|an|i|nya|ku|mu|lah|kah|pun'
/** Prefixes that replace the first letter of a word: `tulis`, `menulis`. */
const REPLACED: Readonly<Record<string, string>> = {
  k: 'meng|peng',
  p: 'mem|pem',
  s: 'meny|peny',
  t: 'men|pen',
}

function inflected(word: string): string {
  const replaced = REPLACED[word.charAt(0).toLowerCase()]
  const stem = `(?:(?:${PREFIXES})-?)?${escaped(word)}`
  const start = replaced ? `(?:${stem}|(?:${replaced})${escaped(word.slice(1))})` : stem
  return `${start}(?:-?(?:${SUFFIXES})){0,3}`
}

function patternOf(text: string, language: Language, { kind, matchCase }: Term): RegExp {
  const isName = kind === 'keep' || matchCase
  const words = text.trim().split(/\s+/)
  const isWord = !isName && words.length === 1
  const form = isWord && language === 'id' ? inflected(text.trim()) : words.map(escaped).join(String.raw`\s+`)
  const plural = !isName && language === 'en' ? "(?:e?s|['’]s)?" : ''
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${form}${plural}(?![\p{L}\p{N}])`,
    isName && matchCase ? 'gu' : 'giu',
  )
}

const patterns = new WeakMap<Text, Partial<Record<Language, RegExp>>>()

function findTerm(text: string, language: Language, term: Term): RegExpExecArray | undefined {
  const ownText = termIn(term, language)
  if (ownText === '') return undefined
  const byLanguage = getOrMake(patterns, term.term, (): Partial<Record<Language, RegExp>> => ({}))
  const pattern = (byLanguage[language] ??= patternOf(ownText, language, term))
  pattern.lastIndex = 0
  return pattern.exec(text) ?? undefined
}

/** A name that is kept has the same text in both languages if one is empty. */
function termIn({ kind, term }: Pick<Term, 'kind' | 'term'>, language: Language): string {
  const own = term[language].trim()
  return own === '' && kind === 'keep' ? term[otherLanguage(language)].trim() : own
}

/** Checks the plain text of one language; `source` is the text in the other one. */
export function checkTerms(
  terms: readonly Term[],
  { text, source, language }: { text: string; source: string; language: Language },
): TermWarning[] {
  if (text.trim() === '') return []
  return terms.flatMap((term): TermWarning[] => {
    const own = findTerm(text, language, term)
    if (term.kind === 'avoid') {
      const stem = termIn(term, language)
      return own ? [{ term, found: own[0], stem, use: term.instead[language].trim() }] : []
    }
    const use = termIn(term, language)
    if (own || use === '') return []
    const found = findTerm(source, otherLanguage(language), term)
    return found ? [{ term, found: found[0], stem: termIn(term, otherLanguage(language)), use }] : []
  })
}

const TEXT_OR_TAG = /<[^<>]*>|[^<]+/g

const withCaseOf = (found: string, use: string): string => (/^\p{Lu}/u.test(found) ? capitalized(use) : use)

function replaceStem(word: string, { stem, use }: TermWarning): string {
  const at = word.toLowerCase().indexOf(stem.toLowerCase())
  if (at < 0) return withCaseOf(word, use)
  const end = at + stem.length
  return word.slice(0, at) + withCaseOf(word.slice(at, end), use) + word.slice(end)
}

function endOfWords(text: string): number {
  const end = text.trimEnd().length
  const start = text.lastIndexOf('</', end)
  return start >= 0 && text.indexOf('>', start) === end - 1 ? endOfWords(text.slice(0, start)) : end
}

/**
 * Returns the text with a term: in place of the avoided or untranslated word, else at its end. Markup stays.
 */
export function insertTerm(text: string, warning: TermWarning): string {
  const { found, use } = warning
  let isReplaced = false
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(found)}(?![\p{L}\p{N}])`, 'giu')
  const replaced = text.replaceAll(TEXT_OR_TAG, (part) => {
    if (part.startsWith('<')) return part
    return part.replaceAll(pattern, (match) => {
      isReplaced = true
      return replaceStem(match, warning)
    })
  })
  if (isReplaced) return replaced
  const end = endOfWords(text)
  return `${text.slice(0, end)} ${use}${text.slice(end)}`
}
