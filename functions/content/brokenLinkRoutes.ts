import type { Usage } from '@flou/shared/api.ts'
import type { Language } from '@flou/shared/locale.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { publishingArea } from '@flou/shared/content/types/publishing.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { BROKEN_COUNTED, type BrokenTarget } from '@flou/shared/publishing.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Answer, Call } from '../http/call.ts'
import type { Route } from '../http/router.ts'
import { asUsage } from '../operations/usage.ts'
import { brokenTargets } from '../store/publishing/brokenLinks.ts'
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

/**
 * `GET /api/dashboard/publishing/broken-links?place=page|shell&prefix=&cursor=`: targets of links that lead nowhere, as of the last
 * rendering of each page. `total` counts up to `BROKEN_COUNTED`, in the first answer only.
 */
async function report({ query, language, services }: Call, registry: Registry): Promise<Answer> {
  const { table, now } = services
  const after = decoded(query['cursor'])
  const place = query['place'] === 'shell' ? 'shell' : 'page'
  const prefix = (query['prefix'] ?? '').slice(0, LIMITS.text)
  const limit = after === undefined ? BROKEN_COUNTED : PER_PAGE + 1
  const found = await brokenTargets(table, { place, prefix, after, limit })
  const holders = new LinkHolders({ table, registry, now: now() })
  const shown = found.slice(0, PER_PAGE)
  const data = await Promise.all(
    shown.map(async ({ target, pages, hasMore }): Promise<BrokenTarget> => {
      const known = await holders.of({ target, path: pages[0]?.path ?? '', place })
      const editedIn = known.map((one) => withArea(asUsage(one, { registry, language }), registry, language))
      return { target, pages, hasMore, editedIn }
    }),
  )
  const last = shown.at(-1)
  return {
    data,
    ...(after === undefined && { total: found.length }),
    ...(last && found.length > PER_PAGE && { cursor: encoded(last.target) }),
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
