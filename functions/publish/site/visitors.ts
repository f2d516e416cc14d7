import { pathTo } from '@flou/shared/paths.ts'
import { FEED } from '@flou/shared/publishing.ts'

/** Published addresses that are no pages of their own: what is not found, and what only programs read. */
const INTERNAL: ReadonlySet<string> = new Set([pathTo('notFound'), FEED])

/** True for pages that people visit: they stand in the sitemap and in receipts. */
export const isForVisitors = (path: string): boolean => !INTERNAL.has(path)
