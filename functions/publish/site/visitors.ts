import { pathTo } from '@flou/shared/paths.ts'
import { isLoneFile } from '@flou/shared/publishing.ts'

/** True for pages that people visit: they stand in the sitemap and in receipts. What is not found, and what only programs read, is none. */
export const isForVisitors = (path: string): boolean => path !== pathTo('notFound') && !isLoneFile(path)
