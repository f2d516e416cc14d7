import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { searchQuery, type SearchTrial } from '@flou/shared/search/results.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import type { Answer, Call } from '../../core/http/call.ts'
import type { Route } from '../../core/http/router.ts'
import type { SearchCounter } from './counts/searchCounter.ts'
import { search, suggest } from './indexing/answer.ts'
import { answerFrom, findPages, type CurrentPages, type Searched } from './indexing/findPages.ts'
import { phrasesIn } from './query/synonyms.ts'

/** Search queries must not be cached or indexed. */
const HEADERS = { 'cache-control': 'no-store', vary: 'Accept-Language', 'x-robots-tag': 'noindex' }

export interface SearchServices {
  current: CurrentPages
  count: SearchCounter
}

/** Counts the pages of a query with and without a group of synonyms, which is not stored. */
async function trySynonyms(current: CurrentPages, { query, language: own, services }: Call): Promise<Answer> {
  const language = LANGUAGES.find((one) => one === query.language) ?? own
  const [text, words] = [query.query ?? '', query.words ?? ''].map((one) => one.slice(0, LIMITS.text))
  const searched = await current(`${text} ${words}`, language)
  const countIn = (pages: Searched) =>
    answerFrom(pages, (one) => findPages(text ?? '', one, { language, now: services.now() }).matches.length)
  const data: SearchTrial = {
    before: await countIn(searched),
    after: await countIn(withSynonyms(searched, language, phrasesIn(words ?? ''))),
  }
  return { data, headers: HEADERS }
}

const withSynonyms = (searched: Searched, language: Language, phrases: string[]): Searched => {
  const rules = searched.rules[language]
  const synonyms = [...rules.synonyms, phrases]
  return { ...searched, rules: { ...searched.rules, [language]: { ...rules, synonyms } } }
}

const trialRoute = (current: CurrentPages): Route => ({
  method: 'GET',
  path: PUBLIC_PATHS.searchTrial,
  endpoint: endpoint({
    permission: PUBLIC,
    parameters: ['query', 'words', 'language'],
    handle: (call) => trySynonyms(current, call),
  }),
})

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
  trialRoute(current),
]
