import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'

/** A part of a value by its name; undefined where the value has no parts. */
export const readPart = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** What stands at a form path, `contents.0.title`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>(readPart, values)

/** The position of a language's entry in a record; clients submit Indonesian first. */
export function entryIndex(entries: unknown, language: Language): number {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : []
  return list.findIndex((entry) => readPart(entry, 'languageId') === CONTENT_LANGUAGE_ID[language])
}

/** The form path of a part; '' is the record itself. */
export const below = (path: string, ...parts: (string | number)[]): string =>
  [path, ...parts].filter((part) => part !== '').join('.')
