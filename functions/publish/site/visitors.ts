import { FEED } from '@flou/shared/publishing.ts'

/** Published addresses that are no pages of their own: what is not found, and what only programs read. */
const INTERNAL: ReadonlySet<string> = new Set(['/404', FEED])

/** True for pages that people visit: they stand in the sitemap and in receipts. */
export const isForVisitors = (path: string): boolean => !INTERNAL.has(path)
