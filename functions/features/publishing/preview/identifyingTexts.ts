import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { titleOf } from '../../../core/store/texts.ts'
import type { Draft } from './draft.ts'

/** Shorter texts match unrelated pages. */
const MIN_LENGTH = 3

const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText'])

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const writtenOf = (kind: string, value: string): string[] =>
  kind === 'richText' ? value.split(/<[^<>]*>/) : [escaped(value)]

/** Returns texts that identify the draft in HTML: the title, or all texts without one. */
export function identifyingTexts({ type, record }: Draft, language: Language): string[] {
  const title = type.single ? '' : titleOf(type, record)[language].trim()
  if (title.length >= MIN_LENGTH) return [escaped(title)]
  const texts: string[] = []
  visitRecord(type.declaration, record, ({ kind }, value, { languageId }) => {
    const isRead = languageId === undefined || languageId === CONTENT_LANGUAGE_ID[language]
    if (isRead && TEXT_KINDS.has(kind) && typeof value === 'string') texts.push(...writtenOf(kind, value))
  })
  return texts.map((entry) => entry.trim()).filter((entry) => entry.length >= MIN_LENGTH)
}
