import type { Usage } from '@flou/shared/api.ts'
import type { Language } from '@flou/shared/locale.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import {
  BROKEN_COUNTED,
  BROKEN_ORDERS,
  BROKEN_PLACES,
  type BrokenLinkLocation,
  type BrokenOrder,
  type BrokenTarget,
} from '@flou/shared/publishing/publishing.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Answer, Call, StaffCall } from '../../../core/http/call.ts'
import type { Route } from '../../../core/http/router.ts'
import { toUsage } from '../../../core/operations/usage.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { publishingArea } from '@flou/shared/content/types/customScreens.ts'

const PER_PAGE = 25

const encoded = (target: string) => Buffer.from(target).toString('base64url')
const decoded = (cursor: string | undefined) =>
  cursor === undefined || cursor === '' ? undefined : Buffer.from(cursor, 'base64url').toString()

function withArea(usage: Usage, { areas }: Registry, language: Language): Usage {
  const area = areas.find(({ screens }) => screens.some(({ type }) => type?.key === usage.type))
  return area ? { ...usage, title: `${area.label[language]} › ${usage.title}` } : usage
}

interface ReportQuery {
  place: BrokenLinkLocation
  prefix: string
  order: BrokenOrder
  /** A target, or an offset when ordered by date. */
  after: string | undefined
}

async function targetsFor(table: Table, { place, prefix, order, after }: ReportQuery) {
  const { brokenTargets, brokenTargetsByDate } = await import('../store/brokenLinkRows.ts')
  if (order === 'target') {
    const limit = after === undefined ? BROKEN_COUNTED : PER_PAGE + 1
    const found = await brokenTargets(table, { place, prefix, after, limit })
    return { found, next: found[PER_PAGE - 1]?.target ?? '' }
  }
  const from = Number(after ?? 0) || 0
  const found = (await brokenTargetsByDate(table, { place, prefix, order })).slice(from)
  return { found, next: String(from + PER_PAGE) }
}

/**
 * `GET /api/dashboard/publishing/broken-links?place=page|shell|outside&prefix=&sort=target|newest|oldest&cursor=`: as
 * of each page's last render. `total` counts up to `BROKEN_COUNTED`, in the first response only.
 */
async function report({ query, language, services }: Call, registry: Registry): Promise<Answer> {
  const { table, now } = services
  const after = decoded(query.cursor)
  const place = BROKEN_PLACES.find((one) => one === query.place) ?? 'page'
  const prefix = (query.prefix ?? '').slice(0, LIMITS.text)
  const order = BROKEN_ORDERS.find((one) => one === query.sort) ?? 'target'
  const { found, next } = await targetsFor(table, { place, prefix, order, after })
  const accepted = await table.getAll(
    found.slice(0, PER_PAGE).map(({ target }) => publishKeys.acceptedLink(target)),
  )
  const { LinkSources } = await import('./linkSources.ts')
  const linkSources = new LinkSources({ table, registry, now: now() })
  const data = await Promise.all(
    found
      .slice(0, PER_PAGE)
      .map(async ({ target, pages, hasMore, since, problem }, index): Promise<BrokenTarget> => {
        const sources = await linkSources.find({ target, path: pages[0]?.path ?? '', place })
        const editedIn = sources.map((one) =>
          withArea(toUsage(one, { registry, language }), registry, language),
        )
        const by = accepted[index]?.by
        const mark = { ...(by !== undefined && { acceptedBy: by }), ...(problem && { problem }) }
        return { target, pages, hasMore, since, editedIn, ...mark }
      }),
  )
  return {
    data,
    ...(after === undefined && { total: Math.min(found.length, BROKEN_COUNTED) }),
    ...(found.length > PER_PAGE && { cursor: encoded(next) }),
  }
}

const acceptSchema = z.object({
  target: z.string().check(z.minLength(1), z.maxLength(LIMITS.text)),
  isAccepted: z.boolean(),
})

async function accept({
  services: { table },
  caller,
  body: { target, isAccepted },
}: StaffCall & { body: z.infer<typeof acceptSchema> }): Promise<Answer> {
  const key = publishKeys.acceptedLink(target)
  await (isAccepted ? table.put({ ...key, by: caller.name }) : table.remove(key))
  return { data: null }
}

export const brokenLinkRoutes = (registry: Registry): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.brokenLinks,
    endpoint: endpoint({ permission: publishingArea.permission, handle: (call) => report(call, registry) }),
  },
  {
    method: 'PUT',
    path: STAFF_PATHS.acceptedLinks,
    endpoint: endpoint({ permission: publishingArea.permission, input: acceptSchema, handle: accept }),
  },
]
