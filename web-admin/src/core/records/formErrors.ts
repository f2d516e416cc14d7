import { parseAppearance } from '@flou/shared/content/appearance/appearance.ts'
import type { SchemaMode } from '@flou/shared/content/declaration.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { draftSchemaOf, findMissingTitle } from '@flou/shared/content/values/draft.ts'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { buildSchema, isMissing } from '@flou/shared/content/schema.ts'
import { isLanguage, languageOf, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { readProperty } from './entries.ts'

export type FormValues = Record<string, unknown>
/** Form path (`contents.0.title`) → message code or the server's text. */
export type FormErrors = Readonly<Record<string, string>>

/**
 * Validates a record by the server's rules: schema, then cross-field checks. Returns the first error per
 * field.
 */
export function validateRecord(type: AnyType, values: FormValues, mode: SchemaMode): FormErrors {
  const { error } = buildSchema(type.declaration, mode).safeParse(values)
  const found: Record<string, string> = {}
  for (const issue of error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return { ...type.check?.(values), ...found }
}

export function validateDraft(type: AnyType, values: FormValues): FormErrors {
  const { error } = draftSchemaOf(type).safeParse(values)
  const found: Record<string, string> = {}
  for (const issue of error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return { ...findMissingTitle(type, values), ...found }
}

export const serverErrors = (fields: Readonly<Record<string, string>>): FormErrors =>
  Object.fromEntries(Object.entries(fields).map(([key, message]) => [fieldPath(key), message]))

/** Reads a property; appearances are stored as JSON text. */
const readInto = (value: unknown, name: string): unknown =>
  readProperty(typeof value === 'string' ? parseAppearance(value) : value, name)

/** Returns the language of an error; undefined for shared fields. */
export function languageOfError(path: string, values: FormValues): Language | undefined {
  const segments = path.split('.')
  const at = segments.findLastIndex((segment) => segment === 'contents' || segment === 'translations')
  const id =
    at < 0 ? undefined : [...segments.slice(0, at + 2), 'languageId'].reduce<unknown>(readInto, values)
  const language = typeof id === 'number' ? languageOf(id) : undefined
  return isLanguage(language) ? language : undefined
}

/** Returns the language that is complete if all that is wrong are missing texts of the other one. */
export function onlyCompleteIn(errors: FormErrors, values: FormValues): Language | undefined {
  const languages = new Set(
    Object.entries(errors).map(([path, message]) =>
      isMissing(message) ? languageOfError(path, values) : undefined,
    ),
  )
  const [missing] = languages
  return missing && languages.size === 1 ? otherLanguage(missing) : undefined
}

export function errorCounts(errors: FormErrors, values: FormValues): Record<Language, number> {
  const languages = Object.keys(errors).map((path) => languageOfError(path, values))
  return {
    id: languages.filter((one) => one === 'id').length,
    en: languages.filter((one) => one === 'en').length,
  }
}
