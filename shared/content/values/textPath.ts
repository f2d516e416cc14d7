const LANGUAGE_LISTS: ReadonlySet<unknown> = new Set(['contents', 'translations'])

/**
 * The name of a text whatever its language: `contents.0.title` → `title`, `contentItems.2.translations.1.title` →
 * `contentItems.2.title`. The list of languages and the place in it are no part of it.
 */
export const textPath = (path: readonly (string | number)[]): string =>
  path.filter((part, index) => !LANGUAGE_LISTS.has(part) && !LANGUAGE_LISTS.has(path[index - 1])).join('.')
