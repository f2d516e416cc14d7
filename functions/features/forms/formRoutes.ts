import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { BotCheck } from '@flou/shared/forms/botCheck.ts'
import { referenceOf } from '@flou/shared/inbox/inbox.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call, Endpoint } from '../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { answerPage, sentPage, type ReadPage } from './answerPage.ts'
import { readFormInput } from './formInput.ts'
import { mailLinkRoutes } from './mailLinks/mailLinkRoutes.ts'
import { codeDrawing } from '../mail/index.ts'
import { FORM_PROOF, newChallenge } from '../../core/http/proofOfWork.ts'
import { receive } from './receive.ts'
import type { BotChecking } from './verifiedBotCheck.ts'

export interface FormServices {
  checking?: BotChecking | undefined
  readPage: ReadPage
}

/** Prevents cross-site form submission. Throws `bad_request`. */
function requireOwnSite({ headers }: Call): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw new AppError('bad_request')
}

function requireForm(key: string | undefined): FormDeclaration {
  const form = formDeclarationOf(key ?? '')
  if (!form) throw new AppError('not_found')
  return form
}

const sendForm = (services: FormServices, named?: string): Endpoint =>
  endpoint({
    permission: PUBLIC,
    bodyLimit: 'form',
    handle: async (call): Promise<Answer> => {
      requireOwnSite(call)
      const form = requireForm(named ?? call.parameters.form)
      const formInput = { ...readFormInput(call), checking: services.checking }
      if (formInput.context.isPlain) return answerPlain(call, form, { services, formInput })
      const { id, message = form.received } = await receive(call, form, formInput)
      const reference = id && referenceOf(id)
      const code = reference && message === 'registrationConfirmed' && codeDrawing(reference)
      return { status: 202, data: { ...(reference && { reference }), ...(code && { code }) }, message }
    },
  })

/** Responds with a redirect, or the page with errors. */
async function answerPlain(
  call: Call,
  form: FormDeclaration,
  { services, formInput }: { services: FormServices; formInput: Parameters<typeof receive>[2] },
): Promise<Answer> {
  try {
    await receive(call, form, formInput)
    return sentPage(form, formInput.context)
  } catch (error) {
    return answerPage({ form, formInput, error, readPage: services.readPage })
  }
}

/** Returns our proof-of-work challenge or the configured bot check. */
const readChallenge = ({ checking }: FormServices): Endpoint =>
  endpoint({
    permission: PUBLIC,
    handle: ({ services }) => ({
      data: checking
        ? { service: publicCheck(checking.check) }
        : newChallenge(services.originSecret, services.now(), FORM_PROOF),
    }),
  })

const publicCheck = ({ version, mode, size, siteKey }: BotCheck) => ({ version, mode, size, siteKey })

export const formRoutes = (services: FormServices): readonly Route[] => [
  { method: 'GET', path: FORM_PATHS.challenge, endpoint: readChallenge(services) },
  { method: 'POST', path: FORM_PATHS.form('{form}'), endpoint: sendForm(services) },
  { method: 'POST', path: FORM_PATHS.newsletter, endpoint: sendForm(services, 'newsletter') },
  ...mailLinkRoutes,
]
