import type { Declaration } from '../content/declaration.ts'
import { textPath } from '../content/values/errorKey.ts'
import { languageOf, type Language } from '../locale.ts'
import { fingerprint } from '../strings/fingerprint.ts'
import type { Term } from './terms.ts'
import { visitTexts } from './textUnits.ts'

export interface Glossary {
  terms: readonly Term[]
  hasTranslator: boolean
}

export interface MachineRequest {
  type: string
  id: number
  name: string
  to: Language
  source: string
  isMarkup: boolean
}

/** Digests of texts as the service translated them, by {@link markName}. An edited text has another digest. */
export type MachineMarks = Readonly<Record<string, string>>

export const markName = (language: Language, name: string): string => `${language} ${name}`

export const isUnchecked = (marks: MachineMarks, mark: string, text: string): boolean =>
  text !== '' && marks[mark] === fingerprint(text)

/** A machine translation that no one has edited or confirmed; `path` is its field, `contents.0.title`. */
export interface UncheckedText {
  language: Language
  path: string
}

export function uncheckedTexts(
  declaration: Declaration,
  fields: Record<string, unknown>,
  marks: MachineMarks,
): UncheckedText[] {
  if (Object.keys(marks).length === 0) return []
  const found: UncheckedText[] = []
  visitTexts(declaration, fields, (_, value, { path, languageId }) => {
    if (languageId === undefined || typeof value !== 'string') return
    const language = languageOf(languageId)
    if (isUnchecked(marks, markName(language, textPath(path)), value))
      found.push({ language, path: path.join('.') })
  })
  return found
}
