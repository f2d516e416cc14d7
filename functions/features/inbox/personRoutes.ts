import { typedText } from '@flou/shared/content/fields/field.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { REASON_LENGTH, type PersonData } from '@flou/shared/inbox/personalData.ts'
import { isEmail } from '@flou/shared/strings/email.ts'
import { normalizeEmail } from '@flou/shared/strings/oneLine.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'
import type { Route } from '../../core/http/router.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { updateSubmission } from './store/updateSubmission.ts'
import { erasureRequests } from './store/erasureRequests.ts'
import { sentBy } from './store/personData.ts'
import { newsletterData } from './store/newsletterData.ts'
import { keyedPersonHash, personHash } from '../../core/store/personHash.ts'
import { answerConfirm, answerErase, answerWithdraw } from './eraseCalls.ts'
import { detailOf } from './readInbox.ts'
import { listErasureReports } from './store/erasureReports.ts'

const { permission } = dataRequest
const SERVICE = 'personalData'

const email = z.string().check(
  z.maxLength(LIMITS.text, { abort: true }),
  z.overwrite(normalizeEmail),
  z.refine((text) => isEmail(text), { error: 'email' }),
)
const personInput = z.object({ email })
const eraseInput = z.object({
  email,
  reason: typedText(REASON_LENGTH),
})
const restrictInput = z.object({ email, isRestricted: z.boolean() })
type PersonCall = StaffCall<{ email: string }>

/** The log identifies a person by a keyed hash of the email. */
const personAudit = (call: PersonCall, actionType: 'view_personal_data' | 'export') =>
  auditItem(requestContext(call, SERVICE), {
    entity: SERVICE,
    entityId: 0,
    actionType,
    subject: auditSubjectTexts.person,
    data: { person: keyedPersonHash(call.body.email, call.services.originSecret) },
  })

async function answerPerson(call: PersonCall, actionType: 'view_personal_data' | 'export'): Promise<Answer> {
  const { table, now } = call.services
  await table.put(personAudit(call, actionType))
  const { found, isPartial } = await sentBy(table, { email: call.body.email, now: now() })
  const submissions = await Promise.all(
    found.flatMap((stored) => {
      const form = formDeclarationOf(stored.form)
      return form ? [detailOf(call, form, stored)] : []
    }),
  )
  const newsletter = await newsletterData(table, personHash(call.body.email))
  return { data: { submissions, isPartial, ...(newsletter && { newsletter }) } satisfies PersonData }
}

/** Restricts or unrestricts all submissions of an email, one transaction each. */
async function restrict(call: StaffCall<z.infer<typeof restrictInput>>): Promise<Answer> {
  const { table, now } = call.services
  const { isRestricted } = call.body
  const { found, isPartial } = await sentBy(table, { email: call.body.email, now: now() })
  let count = 0
  for (const before of found) {
    const form = formDeclarationOf(before.form)
    if (!form || (before.isRestricted ?? false) === isRestricted) continue
    await updateSubmission(requestContext(call, form.key), form, { before, update: { isRestricted } })
    count += 1
  }
  return { data: { count, isPartial } }
}

const erasureRoutes = (): Route[] => [
  {
    method: 'POST',
    path: INBOX_PATHS.erasePerson,
    endpoint: endpoint({ permission, input: eraseInput, handle: answerErase }),
  },
  {
    method: 'GET',
    path: INBOX_PATHS.erasureRequests,
    endpoint: endpoint({
      permission,
      handle: async ({ services: { table, now } }) => ({ data: await erasureRequests(table, now()) }),
    }),
  },
  {
    method: 'POST',
    path: INBOX_PATHS.confirmErasure('{id}'),
    endpoint: endpoint({ permission, handle: answerConfirm }),
  },
  {
    method: 'DELETE',
    path: INBOX_PATHS.erasureRequest('{id}'),
    endpoint: endpoint({ permission, handle: answerWithdraw }),
  },
  {
    method: 'GET',
    path: INBOX_PATHS.erasures,
    endpoint: endpoint({
      permission,
      handle: async ({ services }) => ({ data: await listErasureReports(services.table) }),
    }),
  },
]

/** Emails are sent in bodies, because paths and queries are logged. */
export const personRoutes = (): Route[] => [
  {
    method: 'POST',
    path: INBOX_PATHS.person,
    endpoint: endpoint({
      permission,
      input: personInput,
      handle: (call) => answerPerson(call, 'view_personal_data'),
    }),
  },
  {
    method: 'POST',
    path: INBOX_PATHS.exportPerson,
    endpoint: endpoint({ permission, input: personInput, handle: (call) => answerPerson(call, 'export') }),
  },
  {
    method: 'POST',
    path: INBOX_PATHS.restrictPerson,
    endpoint: endpoint({ permission, input: restrictInput, handle: restrict }),
  },
  ...erasureRoutes(),
]
