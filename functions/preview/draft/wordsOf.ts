import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { titleOf } from '../../store/texts.ts'
import type { Draft } from './draft.ts'

/** Shorter texts stand on any page. */
const SHORTEST = 3

const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'richText'])

/** As React writes a text into a document. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** A rich text is mark-up already: what stands between its tags. */
const writtenOf = (kind: string, value: string): string[] =>
  kind === 'richText' ? value.split(/<[^<>]*>/) : [escaped(value)]

/**
 * The draft's own words in a language, as documents have them: its title, and where it has none all of its texts. A page with one of them
 * shows the draft.
 */
export function wordsOf({ type, record }: Draft, language: Language): string[] {
  const title = type.single ? '' : titleOf(type, record)[language].trim()
  if (title.length >= SHORTEST) return [escaped(title)]
  const words: string[] = []
  visitRecord(type.shape, record, ({ kind }, value, { languageId }) => {
    const isRead = languageId === undefined || languageId === CONTENT_LANGUAGE_ID[language]
    if (isRead && TEXTS.has(kind) && typeof value === 'string') words.push(...writtenOf(kind, value))
  })
  return words.map((word) => word.trim()).filter((word) => word.length >= SHORTEST)
}
