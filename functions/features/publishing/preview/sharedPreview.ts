import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { sharedPreviewPath } from '@flou/shared/publishing/preview.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { linkDocument } from './linkDocument.ts'
import { linkMessage, type LinkTrouble } from './linkMessage.ts'
import { draftOf } from './draft.ts'
import { findPagesOfDraft } from './findPagesOfDraft.ts'
import { hasFailed, renderFirst, type Previewer } from './previewer.ts'
import { linksInPreview, pageQuery } from './linksInPreview.ts'
import { callLimit } from '../../../core/http/callLimit.ts'
import { isToken, linkIdOf, linkOf, type StoredLink } from './previewLink.ts'

const HEADERS = {
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
}

/** Per IP, in addition to the route's API Gateway limit. */
const LIMIT = { calls: 60, seconds: 60 }

const STATUS = { unknown: 404, ended: 410, revoked: 410, busy: 429, broken: 500 } as const satisfies Record<
  LinkTrouble,
  number
>

const troubleAnswer = (trouble: LinkTrouble, language: Language): Answer => ({
  data: null,
  status: STATUS[trouble],
  html: linkMessage(trouble, language),
  headers: HEADERS,
})

async function readLink({ parameters, services }: Call): Promise<StoredLink | LinkTrouble> {
  const token = parameters.token ?? ''
  const item = isToken(token) ? await services.table.get(publishKeys.previewLink(linkIdOf(token))) : undefined
  if (!item) return 'unknown'
  const link = linkOf(item)
  if (link.row.revoked !== undefined) return 'revoked'
  return Date.parse(link.row.expires) <= services.now().getTime() ? 'ended' : link
}

const PAGE = /^\/[\w\-./%]*$/

async function renderRelease(previewer: Previewer, call: Call, link: StoredLink): Promise<string> {
  const { path: requested = '/' } = call.query
  const path = PAGE.test(requested) ? requested : '/'
  const language = languageOf(call, link.language)
  const html = await previewer.renderRelease(call, { release: link.release ?? '', path, language })
  const { expires } = link.row
  const hrefOf = (one: Language) => pageQuery(path, one)
  return linksInPreview(linkDocument(html, { language, expires, hrefOf }))
}

async function render(previewer: Previewer, call: Call, link: StoredLink): Promise<string | undefined> {
  if (link.release !== undefined) return renderRelease(previewer, call, link)
  const { table, now } = call.services
  const type = previewer.registry.types.get(link.type)
  if (!type) return undefined
  const language = languageOf(call, link.language)
  const draft = await draftOf({ type, id: link.recordId, values: link.values ?? {}, now: now() })
  const pages = await findPagesOfDraft({ table, registry: previewer.registry, now: now() }, draft)
  const { page } = await renderFirst(previewer, { table, draft, pages, language, now: now() })
  if (page && hasFailed(page)) throw page.error
  return page && linkDocument(page.html, { language, expires: link.row.expires })
}

const languageOf = ({ query }: Call, otherwise: Language): Language =>
  isLanguage(query.language) ? query.language : otherwise

export function sharedPreviewRoute(previewer: Previewer): Route {
  const takeCall = callLimit(LIMIT)
  const handle = async (call: Call): Promise<Answer> => {
    const requestedLanguage = languageOf(call, call.language)
    if (!takeCall(call.ip, call.services.now())) return troubleAnswer('busy', requestedLanguage)
    const link = await readLink(call)
    if (typeof link === 'string') return troubleAnswer(link, requestedLanguage)
    try {
      const html = await render(previewer, call, link)
      return html === undefined
        ? troubleAnswer('broken', requestedLanguage)
        : { data: null, html, headers: HEADERS }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      process.stdout.write(`${JSON.stringify({ level: 'error', event: 'shared preview failed', reason })}\n`)
      const isGone = error instanceof AppError && error.code === 'not_found'
      return troubleAnswer(isGone ? 'unknown' : 'broken', requestedLanguage)
    }
  }
  return {
    method: 'GET',
    path: sharedPreviewPath('{token}'),
    endpoint: endpoint({ permission: PUBLIC, handle }),
  }
}
