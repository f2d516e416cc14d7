import { BoundedCache } from '../document/boundedCache.ts'
import type { LayoutContent } from './readLayout.ts'

/** Both languages, and previous snapshots until their batches end. */
const CACHE_SIZE = 16
const cachedLayouts = new BoundedCache<string, LayoutContent>(CACHE_SIZE)

export function cacheLayout(path: string, content: LayoutContent): void {
  cachedLayouts.store(path, content)
}

export const isLayoutCached = (path: string): boolean => cachedLayouts.has(path)

/** Separate from `readLayout`, which imports server-only declarations. */
export const parseLayout = (text: string): LayoutContent => JSON.parse(text) as LayoutContent

/**
 * Returns cached layout content by path; in development the path is the JSON itself.
 * @throws if it was not loaded before
 */
export function layoutOf(path: string): LayoutContent {
  if (import.meta.env.DEV && !isLayoutCached(path)) cacheLayout(path, parseLayout(path))
  const content = cachedLayouts.get(path)
  if (!content) throw new Error(`The shell ${path} has not been read`)
  return content
}
