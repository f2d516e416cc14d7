import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { isFromCdn, type OriginSecrets } from '../../../core/http/originSecret.ts'
import { withMissingWords, wordsOfMissingPath } from './missingWords.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export const fileOf = (language: Language): string => `${language}${pathTo('notFound')}/index.html`

/** Cache time in milliseconds; menu edits appear after this. */
const CACHE_MS = 10_000

interface Services extends OriginSecrets {
  read: (key: string) => Promise<string>
  now: () => Date
}

/** Folder of a release that removes the page (`stagedPrefix`). */
const STAGED = /^\/releases\/[^/]+/

/** The CDN sends the path of the missing object; its first segment is the language. */
const languageOf = (path: string): Language => (/^\/id(\/|\.|$)/.test(path) ? 'id' : 'en')

const htmlResponse = (statusCode: number, body = ''): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body,
})

/**
 * Answers 404 with the page of the language, and data requests without a body.
 * @returns 403 for requests that bypass the CDN, or if the page is missing: the CDN then shows its own
 */
export function notFoundPages({ read, now, ...secrets }: Services) {
  const cache = new Map<Language, { html: Promise<string>; until: number }>()
  const pageOf = (language: Language): Promise<string> => {
    const cached = cache.get(language)
    if (cached && cached.until > now().getTime()) return cached.html
    const html = read(fileOf(language))
    cache.set(language, { html, until: now().getTime() + CACHE_MS })
    html.catch(() => cache.delete(language))
    return html
  }
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    if (!isFromCdn(event.headers, secrets)) return htmlResponse(403)
    const path = event.rawPath.replace(STAGED, '')
    if (path.endsWith('.data')) return htmlResponse(404)
    try {
      const html = await pageOf(languageOf(path))
      return htmlResponse(404, withMissingWords(html, wordsOfMissingPath(path)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      process.stdout.write(`${JSON.stringify({ level: 'warn', event: 'no 404 page', reason })}\n`)
      return htmlResponse(403)
    }
  }
}
