import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { isStandaloneFile, PAGE_FILES } from '@flou/shared/publishing/publishing.ts'
import { snapshotPrefix } from '@flou/shared/publishing/snapshots.ts'
import { suggestionFile } from '@flou/shared/search/results.ts'

const INDEX = '/index.html'
const COMPANION_ENDINGS = ['data', ...Object.keys(PAGE_FILES)].map((ending) => `.${ending}`)

export const layoutFragmentPrefix = (language: Language): string => `${language}/shell/`

const treeOf = (key: string) => LANGUAGES.find((language) => key.startsWith(`${language}/`))

/** The home page's files are named `_`. */
const named = (path: string) => (path === '/_' || path === '' ? '/' : path)

export function objectPath(key: string): { path: string; language: Language } | undefined {
  const language = treeOf(key)
  if (!language) return undefined
  const remainder = key.slice(language.length)
  if (isStandaloneFile(remainder)) return { path: remainder, language }
  if (remainder.endsWith(INDEX)) return { path: named(remainder.slice(0, -INDEX.length)), language }
  const ending = COMPANION_ENDINGS.find((one) => remainder.endsWith(one))
  return ending === undefined ? undefined : { path: named(remainder.slice(0, -ending.length)), language }
}

/** Returns true for objects that belong to no page: layout fragments, snapshots, suggestions. */
export const isOutsidePages = (key: string): boolean =>
  LANGUAGES.some(
    (language) =>
      key.startsWith(layoutFragmentPrefix(language)) ||
      key.startsWith(snapshotPrefix(language)) ||
      key === suggestionFile(language),
  )
