import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { userArea } from '@flou/shared/content/types/staff.ts'
import type { CalendarFeed, NewCalendarFeed } from '@flou/shared/planned.ts'
import type { CalendarSources } from '../../core/content/calendar.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, StaffCall } from '../../core/http/call.ts'
import { callLimit } from '../../core/http/callLimit.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { hashSecret } from '../../core/identity/refreshSecret.ts'
import { activeCaller } from '../../core/operations/caller.ts'
import { SIGNED_IN } from '../../core/operations/permission.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { feedKey, feedOfToken, newToken } from './feedItem.ts'

type Act = 'share_calendar' | 'unshare_calendar'

function auditStep({ services, caller, method }: StaffCall, actionType: Act): TransactItem {
  const { id, name, title } = caller
  const { now, newId } = services
  const context = { by: { id, name, title }, now: now(), newId, service: userArea.key, method }
  const subject = { en: name, id: name }
  return { Put: { Item: auditItem(context, { entity: 'user', entityId: id, actionType, subject }) } }
}

async function readFeed({ services, caller }: StaffCall): Promise<Answer> {
  const feed = await services.table.get(feedKey(caller.id), { consistent: true })
  return { data: feed ? ({ created: feed.created } satisfies CalendarFeed) : null }
}

async function createFeed(call: StaffCall): Promise<Answer> {
  const { services, caller, headers } = call
  const { token, hash } = newToken(caller.id)
  const created = services.now().toISOString()
  const { origin = '' } = headers
  if (!URL.canParse(origin)) throw new AppError('bad_request')
  await services.table.transact([
    { Put: { Item: { ...feedKey(caller.id), hash, created, origin } } },
    auditStep(call, 'share_calendar'),
  ])
  return { status: 201, data: { token, created } satisfies NewCalendarFeed }
}

async function revokeFeed(call: StaffCall): Promise<Answer> {
  const { table } = call.services
  const key = feedKey(call.caller.id)
  if (!(await table.get(key, { consistent: true }))) throw new AppError('not_found')
  await table.transact([{ Delete: { Key: key } }, auditStep(call, 'unshare_calendar')])
  return { data: null }
}

const isWithinLimit = callLimit({ calls: 60, seconds: 60 })

/** Answers 404 for unknown tokens and for people who can no longer log in. */
async function answerFile(call: Call, sources: CalendarSources): Promise<Answer> {
  const { ip, query, headers, services } = call
  const { table, now } = services
  if (!isWithinLimit(ip, now())) throw new AppError('too_many_requests', { retryAfter: 60 })
  const found = await feedOfToken(table, query.token ?? '')
  const caller = found && (await activeCaller(table, found.person))
  if (!found || !caller) throw new AppError('not_found')
  const { feedFileOf } = await import('./feedFile.ts')
  const html = await feedFileOf({ ...call, caller, body: undefined }, found.feed, sources)
  const etag = `W/"${hashSecret(html)}"`
  const cached = { 'cache-control': 'private, no-cache', etag }
  if (headers['if-none-match'] === etag) return { data: null, status: 304, html: '', headers: cached }
  return { data: null, html, headers: { ...cached, 'content-type': 'text/calendar; charset=utf-8' } }
}

export const calendarFeedRoutes = (sources: CalendarSources): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.calendarFeed,
    endpoint: endpoint({ permission: SIGNED_IN, handle: readFeed }),
  },
  {
    method: 'POST',
    path: STAFF_PATHS.calendarFeed,
    endpoint: endpoint({ permission: SIGNED_IN, handle: createFeed }),
  },
  {
    method: 'DELETE',
    path: STAFF_PATHS.calendarFeed,
    endpoint: endpoint({ permission: SIGNED_IN, handle: revokeFeed }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.calendarFile,
    endpoint: endpoint({ permission: PUBLIC, handle: (call) => answerFile(call, sources) }),
  },
]
