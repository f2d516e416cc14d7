import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { isLoneFile, PAGE_FILES } from '@flou/shared/publishing.ts'
import { suggestionFile } from '@flou/shared/search/suggestionFile.ts'
import { editionPrefix } from '@flou/shared/site/editions.ts'

const INDEX = '/index.html'
/** Ends of the files beside a document. */
const BESIDE = ['data', ...Object.keys(PAGE_FILES)].map((ending) => `.${ending}`)

export const shellPrefix = (language: Language): string => `${language}/shell/`

const treeOf = (key: string) => LANGUAGES.find((language) => key.startsWith(`${language}/`))

/** The home page's files are called `_`. */
const named = (path: string) => (path === '/_' || path === '' ? '/' : path)

/** The page that an object of a language's tree belongs to; undefined for objects of no page. */
export function objectPath(key: string): { path: string; language: Language } | undefined {
  const language = treeOf(key)
  if (!language) return undefined
  const rest = key.slice(language.length)
  if (isLoneFile(rest)) return { path: rest, language }
  if (rest.endsWith(INDEX)) return { path: named(rest.slice(0, -INDEX.length)), language }
  const ending = BESIDE.find((one) => rest.endsWith(one))
  return ending === undefined ? undefined : { path: named(rest.slice(0, -ending.length)), language }
}

/** True for objects of a tree that are kept beside the pages: shared fragments, replaced editions, suggestions of the search. */
export const isBesidePages = (key: string): boolean =>
  LANGUAGES.some(
    (language) =>
      key.startsWith(shellPrefix(language)) ||
      key.startsWith(editionPrefix(language)) ||
      key === suggestionFile(language),
  )
