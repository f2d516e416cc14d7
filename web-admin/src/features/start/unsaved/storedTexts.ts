import { isSampleText } from '@flou/shared/content/declaration.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { isLanguage, languageOf, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { plainText } from '@flou/shared/strings/excerpt.ts'
import { recordTitle } from '../../../core/records/recordTitle.ts'
import type { UnsavedWork } from '../../../core/unsaved/unsavedWork.ts'

const formOf = ({ kind, route: { type } }: UnsavedWork) =>
  kind === 'grid' || kind === 'reply' ? undefined : type

export function titleOf(work: UnsavedWork, language: Language): string {
  const { route, entries } = work
  const type = formOf(work)
  const label = routeLabel(route)[language]
  if (!type || type.single) return label
  const titles = [language, otherLanguage(language)].map((one) => recordTitle(type, entries[0].values, one))
  return titles.find(Boolean) ?? label
}

export interface StoredText {
  /** Form path; unique within the form. */
  path: string
  label: string
  /** Language of a localized text. */
  language?: Language
  text: string
}

const TEXT_KINDS: ReadonlySet<string> = new Set<FieldKind>(['text', 'longText', 'richText', 'code'])
const BLOCK_END = /<\/(?:p|h\d|li|tr|blockquote|pre)>|<br\s*\/?>/

const readable = (kind: string, value: string) =>
  kind === 'richText' ? value.split(BLOCK_END).map(plainText).filter(Boolean).join('\n') : value.trim()

/** All texts in other values, such as the rows of a price grid. */
const textsIn = (value: unknown, path: string): StoredText[] =>
  typeof value === 'string'
    ? [{ path, label: '', text: value.trim() }]
    : Object.entries(Object(value) as object).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))

/** Returns the texts of unsaved work, to read and copy them without its form. */
export function storedTexts(work: UnsavedWork, language: Language): StoredText[] {
  const type = formOf(work)
  const { values } = work.entries[0]
  const found: StoredText[] = type ? [] : textsIn(values, '')
  if (type)
    visitRecord(type.declaration, values, ({ kind }, value, { path, languageId }) => {
      if (!TEXT_KINDS.has(kind) || typeof value !== 'string') return
      const own = languageId === undefined ? undefined : languageOf(languageId)
      const label = fieldLabel(type.key, String(path.at(-1)))[language]
      const text = { path: path.join('.'), label, text: readable(kind, value) }
      found.push(isLanguage(own) ? { ...text, language: own } : text)
    })
  return found.filter(({ text }) => text !== '' && !isSampleText(text))
}
