import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { sharedPreviewPath } from '@flou/shared/site/preview.ts'
import type { Answer, Call } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import { keys } from '../store/keys.ts'
import { linkDocument } from './document/linkDocument.ts'
import { linkMessage, type LinkTrouble } from './document/linkMessage.ts'
import { draftOf } from './draft/draft.ts'
import { pagesShowing } from './draft/pagesShowing.ts'
import { hasFailed, renderFirst, type Previewer } from './previewer.ts'
import { callLimit } from '../http/callLimit.ts'
import { isToken, linkIdOf, linkOf, type StoredLink } from '../store/items/previewLink.ts'

/** Neither search engines nor caches nor other sites learn of a preview. */
const HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
}

/** Openings from one address in a minute, beside the API's own limit of the route. */
const LIMIT = { calls: 60, seconds: 60 }

const STATUS = { unknown: 404, ended: 410, revoked: 410, busy: 429, broken: 500 } as const satisfies Record<
  LinkTrouble,
  number
>

const trouble = (what: LinkTrouble, language: Language): Answer => ({
  data: null,
  status: STATUS[what],
  html: linkMessage(what, language),
  headers: HEADERS,
})

async function readLink({ parameters, services }: Call): Promise<StoredLink | LinkTrouble> {
  const token = parameters['token'] ?? ''
  const item = isToken(token) ? await services.table.get(keys.previewLink(linkIdOf(token))) : undefined
  if (!item) return 'unknown'
  const link = linkOf(item)
  if (link.row.revoked !== undefined) return 'revoked'
  return Date.parse(link.row.expires) <= services.now().getTime() ? 'ended' : link
}

async function render(previewer: Previewer, call: Call, link: StoredLink): Promise<string | undefined> {
  const { table, now } = call.services
  const type = previewer.registry.types.get(link.type)
  if (!type) return undefined
  const language = languageOf(call, link.language)
  const draft = await draftOf({ type, id: link.recordId, values: link.values ?? {}, now: now() })
  const pages = await pagesShowing({ table, registry: previewer.registry, now: now() }, draft)
  const { page } = await renderFirst(previewer, { table, draft, pages, language, now: now() })
  if (page && hasFailed(page)) throw page.error
  return page && linkDocument(page.html, { language, expires: link.row.expires })
}

const languageOf = ({ query }: Call, otherwise: Language): Language =>
  isLanguage(query['language']) ? query['language'] : otherwise

/** `GET /api/preview/{token}`: a shared preview as a page, or a page that says why there is none. */
export function sharedPreviewRoute(previewer: Previewer): Route {
  const takeCall = callLimit(LIMIT)
  const handle = async (call: Call): Promise<Answer> => {
    const asked = languageOf(call, call.language)
    if (!takeCall(call.address, call.services.now())) return trouble('busy', asked)
    const link = await readLink(call)
    if (typeof link === 'string') return trouble(link, asked)
    try {
      const html = await render(previewer, call, link)
      return html === undefined ? trouble('broken', asked) : { data: null, html, headers: HEADERS }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      process.stdout.write(`${JSON.stringify({ level: 'error', event: 'shared preview failed', reason })}\n`)
      return trouble('broken', asked)
    }
  }
  return {
    method: 'GET',
    path: sharedPreviewPath('{token}'),
    endpoint: endpoint({ permission: PUBLIC, handle }),
  }
}
