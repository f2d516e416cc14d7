import type { Usage } from '@flou/shared/api.ts'
import type { Language } from '@flou/shared/locale.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { publishingArea } from '@flou/shared/content/types/publishing.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import {
  BROKEN_COUNTED,
  BROKEN_ORDERS,
  type BrokenLinkPlace,
  type BrokenOrder,
  type BrokenTarget,
} from '@flou/shared/publishing.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Answer, Call } from '../http/call.ts'
import type { Route } from '../http/router.ts'
import { asUsage } from '../operations/usage.ts'
import type { Table } from '../store/dynamo/table.ts'
import { brokenTargets, brokenTargetsByDate } from '../store/publishing/brokenLinks.ts'
import { LinkHolders } from './linkHolders.ts'

/** Targets of one answer: each may ask for the content of a page. */
const PER_PAGE = 25

const encoded = (target: string) => Buffer.from(target).toString('base64url')
const decoded = (cursor: string | undefined) =>
  cursor === undefined || cursor === '' ? undefined : Buffer.from(cursor, 'base64url').toString()

/** Sections are called alike in many areas: “Call to action” says little without its area. */
function withArea(usage: Usage, { areas }: Registry, language: Language): Usage {
  const area = areas.find(({ screens }) => screens.some(({ type }) => type?.key === usage.type))
  return area ? { ...usage, title: `${area.label[language]} › ${usage.title}` } : usage
}

interface ReportQuery {
  place: BrokenLinkPlace
  prefix: string
  order: BrokenOrder
  /** Where to go on: behind a target, or in an order by date at a number. */
  after: string | undefined
}

/** Targets from where the query goes on, more than are shown where there are more; `next` is where to go on from there. */
async function targetsFor(table: Table, { place, prefix, order, after }: ReportQuery) {
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
 * `GET /api/dashboard/publishing/broken-links?place=page|shell&prefix=&sort=target|newest|oldest&cursor=`: targets of links that lead
 * nowhere, as of the last rendering of each page, by path or by since when. `total` counts up to `BROKEN_COUNTED`, in the first answer only.
 */
async function report({ query, language, services }: Call, registry: Registry): Promise<Answer> {
  const { table, now } = services
  const after = decoded(query['cursor'])
  const place = query['place'] === 'shell' ? 'shell' : 'page'
  const prefix = (query['prefix'] ?? '').slice(0, LIMITS.text)
  const order = BROKEN_ORDERS.find((one) => one === query['sort']) ?? 'target'
  const { found, next } = await targetsFor(table, { place, prefix, order, after })
  const holders = new LinkHolders({ table, registry, now: now() })
  const data = await Promise.all(
    found.slice(0, PER_PAGE).map(async ({ target, pages, hasMore, since }): Promise<BrokenTarget> => {
      const known = await holders.of({ target, path: pages[0]?.path ?? '', place })
      const editedIn = known.map((one) => withArea(asUsage(one, { registry, language }), registry, language))
      return { target, pages, hasMore, since, editedIn }
    }),
  )
  return {
    data,
    ...(after === undefined && { total: Math.min(found.length, BROKEN_COUNTED) }),
    ...(found.length > PER_PAGE && { cursor: encoded(next) }),
  }
}

/** What the screen of broken links shows. */
export const brokenLinkRoutes = (registry: Registry): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.brokenLinks,
    endpoint: endpoint({ permission: publishingArea.permission, handle: (call) => report(call, registry) }),
  },
]
