import { PAGE_PATHS } from '@flou/shared/paths.ts'
import { isLoneFile } from '@flou/shared/publishing.ts'
import { UNLISTED } from '@flou/shared/site/pages.ts'

/** What is published without being a page that people look for. */
const HIDDEN: ReadonlySet<string> = new Set(
  Object.entries(PAGE_PATHS).flatMap(([name, path]) =>
    UNLISTED.has(name as keyof typeof PAGE_PATHS) ? [path] : [],
  ),
)

/** True for pages that people visit: they stand in the sitemap and in receipts. */
export const isForVisitors = (path: string): boolean => !HIDDEN.has(path) && !isLoneFile(path)
