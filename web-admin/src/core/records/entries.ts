import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'

export const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Returns the value at a form path: `contents.0.title`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>(readProperty, values)

/** Returns the text at a form path; empty if absent. */
export function textAt(values: unknown, path: string): string {
  const value = valueAt(values, path)
  return typeof value === 'string' ? value : ''
}

/** Returns the index of a language's entry; −1 if absent. */
export function entryIndex(entries: unknown, language: Language): number {
  const list: readonly unknown[] = Array.isArray(entries) ? entries : []
  return list.findIndex((entry) => readProperty(entry, 'languageId') === CONTENT_LANGUAGE_ID[language])
}

/** Joins a form path; '' is the record. */
export const below = (path: string, ...segments: (string | number)[]): string =>
  [path, ...segments].filter((segment) => segment !== '').join('.')
