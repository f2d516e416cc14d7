import type { Declaration } from '../content/declaration.ts'
import { textPath } from '../content/values/errorKey.ts'
import { createFold, visitRecord } from '../content/values/walk.ts'
import { LANGUAGES, languageOf, otherLanguage, type Language } from '../locale.ts'
import { plainTextOf } from '../strings/plainText.ts'
import type { TranslationState } from './queue.ts'

type InLanguages = Partial<Record<Language, string>>

export const { ofRecord: hasTexts } = createFold<boolean, boolean>({
  leaf: () => false,
  nested: (_, inner) => inner,
  record: (_, fields, texts) => texts.length > 0 || fields.some(({ result }) => result),
})

/** Returns the texts as JSON by their paths without language. */
export function textsByPath(
  declaration: Declaration,
  fields: Record<string, unknown>,
): Map<string, InLanguages> {
  const texts = new Map<string, InLanguages>()
  visitRecord(declaration, fields, (_, value, { path, languageId }) => {
    if (languageId === undefined) return
    const name = textPath(path)
    texts.set(name, { ...texts.get(name), [languageOf(languageId)]: JSON.stringify(value) ?? '' })
  })
  return texts
}

export interface TextProblem {
  path: string
  language: Language
  state: TranslationState
  words: number
}

export const isEmptyText = (text = '""'): boolean => text === '""'

function wordCount(text = '""'): number {
  const value: unknown = JSON.parse(text || '""')
  return typeof value === 'string' ? (plainTextOf(value).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0
}

interface Content {
  fields: Record<string, unknown>
  staleTranslation?: Readonly<Record<string, Language>> | undefined
}

/** Returns the texts that one language lacks or that are outdated in it. */
export const textProblems = (
  declaration: Declaration,
  { fields, staleTranslation = {} }: Content,
): TextProblem[] =>
  [...textsByPath(declaration, fields)].flatMap(([path, text]) =>
    LANGUAGES.flatMap((language) => {
      const other = otherLanguage(language)
      const isMissing = isEmptyText(text[language]) && !isEmptyText(text[other])
      if (!isMissing && staleTranslation[path] !== other) return []
      const state = isMissing ? ('missing' as const) : ('outdated' as const)
      return [{ path, language, state, words: wordCount(text[other]) }]
    }),
  )
