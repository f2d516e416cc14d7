import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { SEARCH_END, SEARCH_START, searchMarkup } from '@flou/shared/search/markup/searchMarkup.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { compressed } from '../http/compress.ts'
import type { SearchCounter } from '../searchCounts/searchCounter.ts'
import { search, type Searched } from '../searchIndex/answer.ts'

/** The page in the site's bucket, as publishing writes it: with the form, and without results. */
export const pageKey = (language: Language): string => `${language}${pathTo('search')}/index.html`

/** How long the published page is kept in memory, in milliseconds: a change of the menu is seen here after that at the latest. */
const KEPT_MS = 10_000

interface Services {
  /** Reads a file of the site's bucket as text. */
  read: (key: string) => Promise<string>
  current: () => Promise<Searched>
  count: SearchCounter
  originSecret: string
  now: () => Date
}

/** The query of the page's address, as the CDN hands it on (infra/cdn/siteRequest.js): logs of addresses do not have it. */
const SEARCH_HEADER = 'x-search'

/** What somebody searches for is kept by nobody. */
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
/** Pages of results are as many as there are queries: search engines leave them. */
const RESULT_HEADERS = { ...HEADERS, 'x-robots-tag': 'noindex' }

const withResults = (html: string, markup: string): string => {
  const start = html.indexOf(SEARCH_START)
  const end = html.indexOf(SEARCH_END, start)
  return start < 0 || end < 0 ? html : html.slice(0, start) + markup + html.slice(end + SEARCH_END.length)
}

/** Answers the search page with its results in it, for visitors without script (decision 61); script takes over from there. */
export function searchPages({ read, current, count, originSecret, now }: Services) {
  const kept = new Map<Language, { html: Promise<string>; until: number }>()
  const pageOf = (language: Language): Promise<string> => {
    const known = kept.get(language)
    if (known && known.until > now().getTime()) return known.html
    const html = read(pageKey(language))
    kept.set(language, { html, until: now().getTime() + KEPT_MS })
    html.catch(() => kept.delete(language))
    return html
  }
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { headers, rawPath, requestContext } = event
    const page = (body: string, given = HEADERS) =>
      compressed({ statusCode: 200, headers: given, body }, event)
    if (headers[ORIGIN_HEADER] !== originSecret) return { statusCode: 403, body: '' }
    const language: Language = rawPath.startsWith('/id/') ? 'id' : 'en'
    const asked = searchQuery(Object.fromEntries(new URLSearchParams(headers[SEARCH_HEADER])))
    const html = await pageOf(language)
    if (asked.query === '') return page(html)
    const { total, ...answer } = search(asked, await current(), { language, now: now() })
    const address = headers['x-viewer-address'] ?? requestContext.http.sourceIp
    await count({ asked, language, found: answer.all, headers, address })
    const markup = searchMarkup({ asked, answer, total, language })
    return page(withResults(html, markup), RESULT_HEADERS)
  }
}
