import { pathTo } from '@flou/shared/paths.ts'
import { isLoneFile } from '@flou/shared/publishing.ts'

/** What is published without being a page of its own: what is not found, and what only programs read. */
const NOT_FOUND = pathTo('notFound')

/** True for pages that people visit: they stand in the sitemap and in receipts. */
export const isForVisitors = (path: string): boolean => path !== NOT_FOUND && !isLoneFile(path)
