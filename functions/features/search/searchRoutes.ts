import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import type { SearchCounter } from './counts/searchCounter.ts'
import { search, suggest } from './indexing/answer.ts'
import { answerFrom, type CurrentPages } from './indexing/findPages.ts'

/** Search queries must not be cached or indexed. */
const HEADERS = { 'cache-control': 'no-store', vary: 'Accept-Language', 'x-robots-tag': 'noindex' }

export interface SearchServices {
  current: CurrentPages
  count: SearchCounter
}

export const searchRoutes = ({ current, count }: SearchServices): Route[] => [
  {
    method: 'GET',
    path: PUBLIC_PATHS.search,
    endpoint: endpoint({
      permission: PUBLIC,
      parameters: ['query', 'type', 'sort', 'page', 'perPage'],
      handle: async ({ query, language, services, headers, ip }) => {
        const searchRequest = searchQuery(query)
        const searched = await current(searchRequest.query, language)
        const now = services.now()
        const { total, ...data } = await answerFrom(searched, (pages) =>
          search(searchRequest, pages, { language, now }),
        )
        await count({ searchRequest, language, found: data.all, headers, ip })
        const totalPage = Math.ceil(total / searchRequest.perPage)
        return { data, total, page: searchRequest.page, totalPage, headers: HEADERS }
      },
    }),
  },
  {
    method: 'GET',
    path: PUBLIC_PATHS.suggestions,
    endpoint: endpoint({
      permission: PUBLIC,
      parameters: ['query'],
      handle: async ({ query: { query = '' }, language, services }) => {
        const now = services.now()
        const searched = await current(query, language)
        const data = await answerFrom(searched, (pages) => suggest(query, pages, { language, now }))
        return { data, headers: HEADERS }
      },
    }),
  },
]
