import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isLanguage, localPath } from '@flou/shared/locale.ts'
import { LINK_ANCHORS } from '@flou/shared/forms/newsletter.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { AppError } from '../../../core/errors.ts'
import type { Answer, Call, Services } from '../../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../../core/http/endpoint.ts'
import type { Route } from '../../../core/http/router.ts'
import { confirmRequest, unsubscribe } from './answerLink.ts'
import { proveEmail } from './proveEmail.ts'
import { acceptOffer, cancelRegistration } from '../registration/answerOffer.ts'

const MAX_LENGTH = 600
const IN_LINK = /[?&#]token=([\w-]+)/

/** Form fields, or those of one-click unsubscribe (RFC 8058). */
const fieldsOf = ({ event: { body = '', isBase64Encoded } }: Call) =>
  new URLSearchParams(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body)

function tokenIn(text: string): string {
  const trimmed = text.trim().slice(0, MAX_LENGTH)
  return IN_LINK.exec(trimmed)?.[1] ?? trimmed
}

interface Page {
  page: 'dataRequestProve' | 'newsletterConfirm' | 'newsletterUnsubscribe' | 'placeAccept' | 'placeCancel'
  act: (services: Services, token: string) => Promise<void>
}

function backTo({ page }: Page, call: Call, anchor: keyof typeof LINK_ANCHORS): Answer {
  const language = fieldsOf(call).get('_language')
  const path = localPath(pathTo(page), isLanguage(language) ? language : call.language)
  return { status: 303, data: null, html: '', headers: { location: `${path}#${LINK_ANCHORS[anchor]}` } }
}

/** Handles the page's button; rejects cross-site requests. */
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
      // One-click unsubscribe by mail programs: no page, token in the URL.
      await page.act(call.services, tokenIn(call.query.token ?? ''))
      return { data: null }
    },
  })

/** Redirects a link from a mail header to the confirmation page. */
const openPage = ({ page }: Page) =>
  endpoint({
    permission: PUBLIC,
    handle: ({ query, language }): Answer => {
      const token = tokenIn(query.token ?? '')
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
  { path: FORM_PATHS.verifyEmail, page: 'dataRequestProve', act: proveEmail },
  { path: FORM_PATHS.acceptSeat, page: 'placeAccept', act: acceptOffer },
  { path: FORM_PATHS.cancelSeat, page: 'placeCancel', act: cancelRegistration },
]

export const mailLinkRoutes: readonly Route[] = PAGES.flatMap(({ path, ...page }) => [
  { method: 'POST', path, endpoint: answerPage(page) },
  { method: 'GET', path, endpoint: openPage(page) },
])
