import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { searchQuery } from '@flou/shared/search/results.ts'
import { SEARCH_END, SEARCH_START, searchMarkup } from '@flou/shared/search/searchMarkup.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { compressed } from '../../core/http/compress.ts'
import { isFromCdn, type OriginSecrets } from '../../core/http/originSecret.ts'
import type { SearchCounter } from './counts/searchCounter.ts'
import { search } from './indexing/answer.ts'
import { answerFrom, type CurrentPages } from './indexing/findPages.ts'

/** Key of the published search page without results. */
export const pageKey = (language: Language): string => `${language}${pathTo('search')}/index.html`

/** Keys of the search page in releases that are shown before they are published. */
export const stagedPageKeys = (language: Language): string => `releases/*/${pageKey(language)}`

const CACHE_MS = 10_000

interface Services extends OriginSecrets {
  read: (key: string) => Promise<string>
  current: CurrentPages
  count: SearchCounter
  now: () => Date
}

/** The CDN moves the query into this header, which keeps it out of access logs (infra/cdn/siteRequest.js). */
const SEARCH_HEADER = 'x-search'
/** The CDN names the file of the page, which is another one while a release is shown. */
const PAGE_HEADER = 'x-page-key'
const STAGED_FOLDER = /^releases\/[\w-]{1,80}\/$/

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
const RESULT_HEADERS = { ...HEADERS, 'x-robots-tag': 'noindex' }

const withResults = (html: string, markup: string): string => {
  const start = html.indexOf(SEARCH_START)
  const end = html.indexOf(SEARCH_END, start)
  return start < 0 || end < 0 ? html : html.slice(0, start) + markup + html.slice(end + SEARCH_END.length)
}

function shownKey(named: string | undefined, language: Language): string {
  const published = pageKey(language)
  if (named === undefined || named.length > 200 || !named.endsWith(published)) return published
  return STAGED_FOLDER.test(named.slice(0, -published.length)) ? named : published
}

/** Renders the search page on the server for visitors without scripts. */
export function searchPages({ read, current, count, now, ...secrets }: Services) {
  const cache = new Map<Language, { key: string; html: Promise<string>; until: number }>()
  const pageOf = (key: string, language: Language): Promise<string> => {
    const cached = cache.get(language)
    if (cached?.key === key && cached.until > now().getTime()) return cached.html
    const html = read(key)
    cache.set(language, { key, html, until: now().getTime() + CACHE_MS })
    html.catch(() => cache.delete(language))
    return html
  }
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { headers, rawPath, requestContext } = event
    const page = (body: string, responseHeaders = HEADERS) =>
      compressed({ statusCode: 200, headers: responseHeaders, body }, event)
    if (!isFromCdn(headers, secrets)) return { statusCode: 403, body: '' }
    const language: Language = rawPath.startsWith('/id/') ? 'id' : 'en'
    const request = searchQuery(Object.fromEntries(new URLSearchParams(headers[SEARCH_HEADER])))
    const html = await pageOf(shownKey(headers[PAGE_HEADER], language), language)
    if (request.query === '') return page(html)
    const context = { language, now: now() }
    const { total, ...response } = await answerFrom(await current(request.query, language), (pages) =>
      search(request, pages, context),
    )
    const ip = headers['x-viewer-address'] ?? requestContext.http.sourceIp
    await count({ searchRequest: request, language, found: response.all, headers, ip })
    const markup = searchMarkup({ request, response, total, language })
    return page(withResults(html, markup), RESULT_HEADERS)
  }
}
