import type { TextPart } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { CONTENT_LANGUAGE_ID, DEFAULT_LANGUAGE, otherLanguage } from '@flou/shared/locale.ts'
import { visitorOf } from '@flou/shared/content/values/walk.ts'
import { foundWords, markedParts } from '@flou/shared/search/foundWords.ts'
import { plainTextOf } from '@flou/shared/strings/plainText.ts'
import type { Snapshot, Values } from '../writeContext.ts'
import { isFunctionWord, stemsOf, withStems, wordsIn } from './words.ts'

const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText', 'email'])

const visitTexts = visitorOf(({ kind, isSecret }) => TEXT_KINDS.has(kind) && isSecret !== true)

/**
 * Returns the texts of a record, including nested items, as plain text: those of `language` first. Internal types:
 * search fields only.
 */
export function textsIn(type: ContentType, fields: Values, language = DEFAULT_LANGUAGE): string[] {
  const { declaration, internal, search } = type
  const first: string[] = []
  const others: string[] = []
  const other = CONTENT_LANGUAGE_ID[otherLanguage(language)]
  visitTexts(declaration, fields, ({ kind }, value, { languageId, path }) => {
    if (internal && !search.includes(String(path.at(-1)))) return
    if (typeof value !== 'string' || value.trim() === '') return
    const texts = languageId === other ? others : first
    texts.push(kind === 'richText' ? plainTextOf(value) : value)
  })
  return [...first, ...others]
}

const MAX_TEXT_WORDS = 2_000
const MIN_LENGTH = 2

/** Returns the words of all texts of a record and its draft, with stems; none of a trashed record. */
export function textWordsOf(type: ContentType, { state, fields, drafted }: Snapshot): string[] {
  if (state === 'trashed') return []
  const texts = [fields, ...(drafted ? [drafted.fields] : [])].flatMap((one) => textsIn(type, one))
  const words = wordsIn([...new Set(texts)].join(' ')).filter(
    (word) => word.length >= MIN_LENGTH && !isFunctionWord(word),
  )
  return [...new Set(withStems(words))].slice(0, MAX_TEXT_WORDS)
}

const BEFORE = 30
const LENGTH = 160

const spaceBefore = (text: string, at: number) => Math.max(0, text.lastIndexOf(' ', Math.max(0, at)) + 1)

function cutAround(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : spaceBefore(text, at - BEFORE)
  const end = text.length - start <= LENGTH ? text.length : spaceBefore(text, start + LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}

/** Returns the stretch of the text that has most of the words, marked with their stems; undefined if none has one. */
export function excerptOf(texts: readonly string[], words: readonly string[]): TextPart[] | undefined {
  const prefixes = words.flatMap((word) => [word, ...stemsOf(word)])
  let best: { text: string; at: number; count: number } | undefined
  for (const one of texts) {
    const text = one.replaceAll(/\s+/g, ' ')
    const found = foundWords(text, prefixes)
    const count = new Set(found.map(({ word }) => word)).size
    if (found[0] && count > (best?.count ?? 0)) best = { text, at: found[0].at, count }
  }
  return best && markedParts(cutAround(best.text, best.at), prefixes)
}
