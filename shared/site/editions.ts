import type { Language } from '../locale.ts'

/** Folder of a language's tree for page data that was replaced. */
const EDITIONS = 'editions'

/** Days that an edition is kept after it was replaced: a document that a browser opened before may ask for it that long. */
export const EDITION_DAYS = 1

/** Where replaced editions of a language's pages lie in the site's bucket. */
export const editionPrefix = (language: Language): string => `${language}/${EDITIONS}/`

/**
 * Where the data of a page is kept once a later edition has taken its place. Documents that came before hydrate from it.
 * @param print the fingerprint of the data, as the document names it
 */
export const editionKey = (print: string, language: Language): string =>
  `${editionPrefix(language)}${print}.json`
