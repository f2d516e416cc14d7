import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isLanguage, localPath } from '@flou/shared/locale.ts'
import { LINK_ANCHORS } from '@flou/shared/newsletter.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { AppError } from '../../appError.ts'
import type { Answer, Call, Services } from '../../http/call.ts'
import { endpoint, PUBLIC } from '../../http/endpoint.ts'
import type { Route } from '../../http/router.ts'
import { confirmRequest, unsubscribe } from './answerLink.ts'
import { proveAddress } from './proveAddress.ts'
import { acceptOffer, cancelRegistration } from '../registration/answerOffer.ts'

/** As long as a token, or a link with one in it that somebody copied. */
const MOST = 600
const IN_LINK = /[?&#]token=([\w-]+)/

/** The fields of a form of the site, or those that RFC 8058 has mail programs send; both as URL-encoded text. */
const fieldsOf = ({ event: { body = '', isBase64Encoded } }: Call) =>
  new URLSearchParams(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body)

function tokenIn(text: string): string {
  const given = text.trim().slice(0, MOST)
  return IN_LINK.exec(given)?.[1] ?? given
}

interface Page {
  page: 'dataRequestProve' | 'newsletterConfirm' | 'newsletterUnsubscribe' | 'placeAccept' | 'placeCancel'
  act: (services: Services, token: string) => Promise<void>
}

/** The page again, at what came of it; both are part of it, and the address alone shows one. */
function backTo({ page }: Page, call: Call, anchor: keyof typeof LINK_ANCHORS): Answer {
  const language = fieldsOf(call).get('_language')
  const path = localPath(pathTo(page), isLanguage(language) ? language : call.language)
  return { status: 303, data: null, html: '', headers: { location: `${path}#${LINK_ANCHORS[anchor]}` } }
}

/** A page's button; other sites' pages must not press it. */
async function pressed(page: Page, call: Call, token: string): Promise<Answer> {
  if (call.headers['sec-fetch-site'] === 'cross-site') throw new AppError('bad_request')
  try {
    await page.act(call.services, tokenIn(token))
    return backTo(page, call, 'done')
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return backTo(page, call, 'invalid')
    throw error
  }
}

const answerPage = (page: Page) =>
  endpoint({
    permission: PUBLIC,
    bodyLimit: 'account',
    handle: async (call): Promise<Answer> => {
      const typed = fieldsOf(call).get('token')
      if (typed !== null) return pressed(page, call, typed)
      // one click in a mail program: it shows no page, and sends the address as it stands in the mail's header
      await page.act(call.services, tokenIn(call.query['token'] ?? ''))
      return { data: null }
    },
  })

/** A browser that follows a link of a mail's header: on to the page that asks first. */
const openPage = ({ page }: Page) =>
  endpoint({
    permission: PUBLIC,
    handle: ({ query, language }): Answer => {
      const token = tokenIn(query['token'] ?? '')
      const anchor = token === '' ? '' : `#token=${encodeURIComponent(token)}`
      return {
        status: 303,
        data: null,
        html: '',
        headers: { location: localPath(pathTo(page), language) + anchor },
      }
    },
  })

const PAGES: readonly (Page & { path: string })[] = [
  { path: FORM_PATHS.confirmNewsletter, page: 'newsletterConfirm', act: confirmRequest },
  { path: FORM_PATHS.unsubscribe, page: 'newsletterUnsubscribe', act: unsubscribe },
  { path: FORM_PATHS.proveAddress, page: 'dataRequestProve', act: proveAddress },
  { path: FORM_PATHS.acceptPlace, page: 'placeAccept', act: acceptOffer },
  { path: FORM_PATHS.cancelPlace, page: 'placeCancel', act: cancelRegistration },
]

/** Calls of links in mails to visitors; a GET, which mail scanners send, only leads to a page. */
export const mailLinkRoutes: readonly Route[] = PAGES.flatMap(({ path, ...page }) => [
  { method: 'POST', path, endpoint: answerPage(page) },
  { method: 'GET', path, endpoint: openPage(page) },
])
