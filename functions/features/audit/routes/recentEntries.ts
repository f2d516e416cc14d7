import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { AuditRow } from '../../../core/store/items/auditItem.ts'
import { listAudit } from './auditLog.ts'
import type { RecentEntries } from '../../../core/content/startPage.ts'
import { entryOf } from './auditRoutes.ts'
import { periodOf } from './period.ts'

const RECENT = 8
/** Read more than shown, because entries of other areas are filtered out. */
const MAX_SCANNED = 100

/** Reads up to two months of the log. */
export const recentEntries: RecentEntries = async (call, registry, areas) => {
  const { table, now } = call.services
  const period = periodOf(undefined, undefined, now())
  const { entries } = await listAudit(table, {
    ...period,
    months: period.months.slice(0, 2),
    perPage: MAX_SCANNED,
  })
  const changes = entries.filter(
    ({ service, actionType, detail }) => areas.has(service) && !WITHOUT_CHANGE.has(detail ?? actionType),
  )
  return [...Map.groupBy(changes, groupOf).values()].slice(0, RECENT).flatMap(([row, ...others]) =>
    row
      ? [
          {
            ...entryOf(row, registry, call.language),
            ...(isUpload(row) && { uploads: others.length + 1 }),
          },
        ]
      : [],
  )
}

const WITHOUT_CHANGE: ReadonlySet<string> = new Set([
  'view_personal_data',
  'export',
  'login',
  'logout',
  'comment',
  'uncomment',
  'assign',
])

const isUpload = ({ entity, actionType }: AuditRow) => entity === 'media' && actionType === 'create'

/** Uploads of one person and day are one entry. */
const groupOf = (row: AuditRow): string =>
  isUpload(row) ? `${row.account.id} ${todayInJakarta(new Date(row.created))}` : row.id
