import { listAudit } from './auditLog.ts'
import type { RecentEntries } from '../../../core/content/startPage.ts'
import { entryOf } from './auditRoutes.ts'
import { periodOf } from './period.ts'

const RECENT = 8
/** Read more than shown, because entries of other areas are filtered out. */
const MAX_SCANNED = 60

/** Reads up to two months of the log. */
export const recentEntries: RecentEntries = async (call, registry, areas) => {
  const { table, now } = call.services
  const period = periodOf(undefined, undefined, now())
  const { entries } = await listAudit(table, {
    ...period,
    months: period.months.slice(0, 2),
    perPage: MAX_SCANNED,
  })
  return entries
    .filter(({ service }) => areas.has(service))
    .slice(0, RECENT)
    .map((row) => entryOf(row, registry, call.language))
}
