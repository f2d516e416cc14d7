import { keys } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'

/** Paths remembered at most; beyond it all begin anew. */
const MOST = 10_000
/** How long a path counts as known without another look, in milliseconds. */
const KEPT_MS = 10 * 60_000

/**
 * Says whether a page is published, so that invented paths fill no table. Asks the table once in ten minutes for a path.
 * @returns a function of the table, the path without language prefix, and the time
 */
export function knownPages(): (table: Table, path: string, now: Date) => Promise<boolean> {
  const known = new Map<string, { until: number; exists: boolean }>()
  return async (table, path, now) => {
    const kept = known.get(path)
    if (kept && kept.until > now.getTime()) return kept.exists
    const item = await table.get(keys.page(path), { attributes: ['hashes'] })
    const exists = Object.keys((item?.['hashes'] as object | undefined) ?? {}).length > 0 // written by functions/pages/pageItem.ts
    if (known.size >= MOST) known.clear()
    known.set(path, { until: now.getTime() + KEPT_MS, exists })
    return exists
  }
}
