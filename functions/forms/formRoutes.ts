import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { BotCheck } from '@flou/shared/submissions/botCheck.ts'
import { referenceOf } from '@flou/shared/submissions/inbox.ts'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { AppError } from '../appError.ts'
import type { Answer, Call, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import { answerPage, sentPage, type ReadPage } from './answerPage.ts'
import { givenIn } from './given.ts'
import { mailLinkRoutes } from './mailLinks/mailLinkRoutes.ts'
import { codeDrawing } from '../mails/placeCode.ts'
import { FORM_PROOF, newChallenge } from '../http/proofOfWork.ts'
import { receive } from './receive.ts'
import type { BotChecking } from './vouchedBy.ts'

export interface FormServices {
  /** The service that the installation has chosen in place of our own task. */
  checking?: BotChecking | undefined
  /** Reads a page of the site from its bucket. */
  readPage: ReadPage
}

/** A page of another site must not have its visitors send forms here. Throws `bad_request`. */
function requireOwnSite({ headers }: Call): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new AppError('bad_request')
}

function requireForm(key: string | undefined): Submission {
  const form = submissionOf(key ?? '')
  if (!form) throw new AppError('not_found')
  return form
}

/** @param named the form, where the path does not name it */
const sendForm = (services: FormServices, named?: string): Endpoint =>
  endpoint({
    permission: PUBLIC,
    bodyLimit: 'form',
    handle: async (call): Promise<Answer> => {
      requireOwnSite(call)
      const form = requireForm(named ?? call.parameters['form'])
      const given = { ...givenIn(call), checking: services.checking }
      if (given.circumstances.isPlain) return answerPlain(call, form, { services, given })
      const { id, message = form.received } = await receive(call, form, given)
      const reference = id && referenceOf(id)
      const code = reference && message === 'registrationConfirmed' && codeDrawing(reference)
      return { status: 202, data: { ...(reference && { reference }), ...(code && { code }) }, message }
    },
  })

/** The answer to a browser without script: on to the page again, or the page with what is wrong beside what was typed. */
async function answerPlain(
  call: Call,
  form: Submission,
  { services, given }: { services: FormServices; given: Parameters<typeof receive>[2] },
): Promise<Answer> {
  try {
    await receive(call, form, given)
    return sentPage(form, given.circumstances)
  } catch (error) {
    return answerPage({ form, given, error, readPage: services.readPage })
  }
}

/** What the browser is asked to do before it sends a form: to solve our task, or to ask the installation's service. */
const readChallenge = ({ checking }: FormServices): Endpoint =>
  endpoint({
    permission: PUBLIC,
    handle: ({ services }) => ({
      data: checking
        ? { service: shownCheck(checking.check) }
        : newChallenge(services.originSecret, services.now(), FORM_PROOF),
    }),
  })

const shownCheck = ({ version, mode, size, siteKey }: BotCheck) => ({ version, mode, size, siteKey })

/** Every call by which visitors send something (spec §7). */
export const formRoutes = (services: FormServices): readonly Route[] => [
  { method: 'GET', path: FORM_PATHS.challenge, endpoint: readChallenge(services) },
  { method: 'POST', path: FORM_PATHS.form('{form}'), endpoint: sendForm(services) },
  { method: 'POST', path: FORM_PATHS.newsletter, endpoint: sendForm(services, 'newsletter') },
  ...mailLinkRoutes,
]
