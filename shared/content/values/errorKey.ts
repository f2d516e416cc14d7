import { capitalized } from '../../strings/letters.ts'

/**
 * Converts a schema path to a wire key: `['contents', 0, 'title']` → `Contents[0].Title`; `cta` becomes
 * `CTA`.
 */
export const errorKey = (path: readonly PropertyKey[]): string =>
  path
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${toWireName(String(segment))}`))
    .join('')
    .replace(/^\./, '')

/** Converts a field path to a wire key: `contents.0.title` → `Contents[0].Title`. */
export const errorKeyOf = (path: string): string =>
  errorKey(path.split('.').map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment)))

const toWireName = (name: string) => (name === 'cta' ? 'CTA' : capitalized(name))

/** Converts a wire key to a field path: `Contents[0].Title` → `contents.0.title`. */
export const fieldPath = (key: string): string =>
  key
    .split(/\.|\[|\]\.?/)
    .filter((segment) => segment !== '')
    .map((segment) => (segment === 'CTA' ? 'cta' : segment.charAt(0).toLowerCase() + segment.slice(1)))
    .join('.')

const LANGUAGE_LISTS: ReadonlySet<unknown> = new Set(['contents', 'translations'])

/** Returns the language-independent path: `contentItems.2.translations.1.title` → `contentItems.2.title`. */
export const textPath = (path: readonly (string | number)[]): string =>
  path
    .filter((segment, index) => !LANGUAGE_LISTS.has(segment) && !LANGUAGE_LISTS.has(path[index - 1]))
    .join('.')
