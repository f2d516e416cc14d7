import { keys } from '../../core/store/keys.ts'
import type { Table } from '../../core/store/dynamo/table.ts'

const MAX_PATHS = 10_000
const CACHE_MS = 10 * 60_000

/** Prevents invented paths from creating items. Cached for ten minutes. */
export function publishedPageCheck(): (table: Table, path: string, now: Date) => Promise<boolean> {
  const cache = new Map<string, { until: number; exists: boolean }>()
  return async (table, path, now) => {
    const cached = cache.get(path)
    if (cached && cached.until > now.getTime()) return cached.exists
    const item = await table.get(keys.page(path), { attributes: ['hashes'] })
    const exists = Object.keys((item?.hashes as object | undefined) ?? {}).length > 0
    if (cache.size >= MAX_PATHS) cache.clear()
    cache.set(path, { until: now.getTime() + CACHE_MS, exists })
    return exists
  }
}
