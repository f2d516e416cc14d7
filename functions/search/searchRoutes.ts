import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import type { SearchCounter } from '../searchCounts/searchCounter.ts'
import { search, suggest, type Searched } from '../searchIndex/answer.ts'

/** Fresh each time, and nobody's to keep: what people search for stays out of caches. */
const HEADERS = { 'cache-control': 'no-store', vary: 'Accept-Language', 'x-robots-tag': 'noindex' }

/** What the search works with. */
export interface SearchServices {
  current: () => Promise<Searched>
  /** Counts what was searched for. */
  count: SearchCounter
}

/** `GET /api/search?query&type&sort&page&perPage` and `GET /api/search/suggest?query` (spec §7, decisions 2 and 38). */
export const searchRoutes = ({ current, count }: SearchServices): Route[] => [
  {
    method: 'GET',
    path: PUBLIC_PATHS.search,
    endpoint: endpoint({
      permission: PUBLIC,
      parameters: ['query', 'type', 'sort', 'page', 'perPage'],
      handle: async ({ query, language, services, headers, address }) => {
        const asked = searchQuery(query)
        const { total, ...data } = search(asked, await current(), { language, now: services.now() })
        await count({ asked, language, found: data.all, headers, address })
        const totalPage = Math.ceil(total / asked.perPage)
        return { data, total, page: asked.page, totalPage, headers: HEADERS }
      },
    }),
  },
  {
    method: 'GET',
    path: PUBLIC_PATHS.suggestions,
    endpoint: endpoint({
      permission: PUBLIC,
      parameters: ['query'],
      handle: async ({ query, language, services }) => ({
        data: suggest(query['query'] ?? '', await current(), { language, now: services.now() }),
        headers: HEADERS,
      }),
    }),
  },
]
