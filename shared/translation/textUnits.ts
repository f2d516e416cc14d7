import type { Declaration } from '../content/declaration.ts'
import { textPath } from '../content/values/errorKey.ts'
import { mapRecord, visitorOf } from '../content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, languageOf, type Language } from '../locale.ts'

type Values = Record<string, unknown>

/** A text of a record in both languages; `name` is its path without language. */
export interface TextUnit {
  name: string
  isMarkup: boolean
  texts: Record<Language, string>
}

export const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'longText', 'richText'])

export const visitTexts = visitorOf(
  ({ kind, isSecret, staffOnly }) => TEXT_KINDS.has(kind) && isSecret !== true && staffOnly !== true,
)

export function textUnits(declaration: Declaration, fields: Values): TextUnit[] {
  const units = new Map<string, TextUnit>()
  visitTexts(declaration, fields, ({ kind }, value, { path, languageId }) => {
    if (languageId === undefined || typeof value !== 'string') return
    const name = textPath(path)
    const unit = units.get(name) ?? { name, isMarkup: kind === 'richText', texts: { en: '', id: '' } }
    unit.texts[languageOf(languageId)] = value
    units.set(name, unit)
  })
  return [...units.values()]
}

export const withTexts = (
  declaration: Declaration,
  fields: Values,
  { language, texts }: { language: Language; texts: ReadonlyMap<string, string> },
): Values =>
  mapRecord(declaration, fields, (_, value, { path, languageId }) =>
    languageId === CONTENT_LANGUAGE_ID[language] ? (texts.get(textPath(path)) ?? value) : value,
  )
