import type { AnyType } from '@flou/shared/content/define.ts'
import { draftSchemaOf, untitled } from '@flou/shared/content/draft.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { shapeSchema, type WriteMode } from '@flou/shared/content/schema.ts'
import { isLanguage, languageOf, type Language } from '@flou/shared/locale.ts'
import { valueAt } from './entries.ts'

export type FormValues = Record<string, unknown>
/** Form path (`contents.0.title`) → message code, or the server's own text. */
export type FormErrors = Readonly<Record<string, string>>

/**
 * What is wrong with a record, by the rules the server has too: the schema, then the type's rule over several fields.
 * The first fault of a field counts.
 */
export function validateRecord(type: AnyType, values: FormValues, mode: WriteMode): FormErrors {
  const { error } = shapeSchema(type.shape, mode).safeParse(values)
  const found: Record<string, string> = {}
  for (const issue of error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return { ...type.check?.(values), ...found }
}

/** What keeps a record from being saved as a draft, by the rules the server has too (decision 47). */
export function validateDraft(type: AnyType, values: FormValues): FormErrors {
  const { error } = draftSchemaOf(type).safeParse(values)
  const found: Record<string, string> = {}
  for (const issue of error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return { ...untitled(type, values), ...found }
}

/** True where an error says that a field is not filled in. */
export const isMissing = (message: string): boolean => message === 'required' || message === 'sampleText'

/** The server's field errors by form path. */
export const serverErrors = (fields: Readonly<Record<string, string>>): FormErrors =>
  Object.fromEntries(Object.entries(fields).map(([key, message]) => [fieldPath(key), message]))

/** The language of the text an error belongs to; undefined for a field outside of languages. */
export function languageOfError(path: string, values: FormValues): Language | undefined {
  const parts = path.split('.')
  const at = parts.findLastIndex((part) => part === 'contents' || part === 'translations')
  const id = at < 0 ? undefined : valueAt(values, [...parts.slice(0, at + 2), 'languageId'].join('.'))
  const language = typeof id === 'number' ? languageOf(id) : undefined
  return isLanguage(language) ? language : undefined
}

/** How many errors each language's tab announces. */
export function errorCounts(errors: FormErrors, values: FormValues): Record<Language, number> {
  const languages = Object.keys(errors).map((path) => languageOfError(path, values))
  return {
    id: languages.filter((one) => one === 'id').length,
    en: languages.filter((one) => one === 'en').length,
  }
}
