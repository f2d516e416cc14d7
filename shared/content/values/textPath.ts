const LANGUAGE_LISTS: ReadonlySet<unknown> = new Set(['contents', 'translations'])

/** Returns the language-independent path: `contentItems.2.translations.1.title` → `contentItems.2.title`. */
export const textPath = (path: readonly (string | number)[]): string =>
  path
    .filter((segment, index) => !LANGUAGE_LISTS.has(segment) && !LANGUAGE_LISTS.has(path[index - 1]))
    .join('.')
