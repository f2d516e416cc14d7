import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { withMissingWords, wordsOfMissing } from './missingWords.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** The 404 page in the site's bucket, as publishing writes it. */
export const fileOf = (language: Language): string => `${language}${pathTo('notFound')}/index.html`

/** How long a page is kept in memory: a change of the menu is seen here after that at the latest. Milliseconds. */
const KEPT_MS = 10_000

interface Services {
  /** Reads a file of the site's bucket as text. */
  read: (key: string) => Promise<string>
  originSecret: string
  now: () => Date
}

/** The CDN asks with the path of the object that is missing: its first part is the language's tree (infra/cdn/siteRequest.js). */
const languageOf = (path: string): Language => (/^\/id(\/|\.|$)/.test(path) ? 'id' : 'en')

const answer = (statusCode: number, body = ''): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body,
})

/**
 * Answers 404 with the page of the language that was asked for. Data of pages gets no page: only scripts ask for it.
 * @returns 403 for what did not come through the CDN, and where there is no page (yet): the CDN shows its own one instead
 */
export function notFoundPages({ read, originSecret, now }: Services) {
  const kept = new Map<Language, { html: Promise<string>; until: number }>()
  const pageOf = (language: Language): Promise<string> => {
    const known = kept.get(language)
    if (known && known.until > now().getTime()) return known.html
    const html = read(fileOf(language))
    kept.set(language, { html, until: now().getTime() + KEPT_MS })
    html.catch(() => kept.delete(language))
    return html
  }
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    if (event.headers[ORIGIN_HEADER] !== originSecret) return answer(403)
    if (event.rawPath.endsWith('.data')) return answer(404)
    try {
      const html = await pageOf(languageOf(event.rawPath))
      return answer(404, withMissingWords(html, wordsOfMissing(event.rawPath)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      process.stdout.write(`${JSON.stringify({ level: 'warn', event: 'no 404 page', reason })}\n`)
      return answer(403)
    }
  }
}
