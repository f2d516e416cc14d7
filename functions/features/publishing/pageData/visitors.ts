import type { Language } from '@flou/shared/locale.ts'
import { PAGE_PATHS } from '@flou/shared/paths.ts'
import { isStandaloneFile } from '@flou/shared/publishing/publishing.ts'
import { UNLISTED } from '@flou/shared/site/pages.ts'

const HIDDEN: ReadonlySet<string> = new Set(
  Object.entries(PAGE_PATHS).flatMap(([name, path]) =>
    UNLISTED.has(name as keyof typeof PAGE_PATHS) ? [path] : [],
  ),
)

/** Returns true for pages that belong in the sitemap and the publish status. */
export const isForVisitors = (path: string): boolean => !HIDDEN.has(path) && !isStandaloneFile(path)

interface InLanguages {
  readonly onlyIn?: Language | undefined
}

/** False if the language shows the texts of the other one. */
export const isPublishedIn =
  (language: Language) =>
  ({ onlyIn = language }: InLanguages): boolean =>
    onlyIn === language
