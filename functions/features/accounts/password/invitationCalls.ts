import { ACCOUNT_PATHS, type SentInvitation } from '@flou/shared/accounts/account.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import { userArea, USER_STATUS } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Endpoint, StaffCall } from '../../../core/http/call.ts'
import { endpoint, requireId } from '../../../core/http/endpoint.ts'
import { networkOf } from '../../../core/http/network.ts'
import type { Route } from '../../../core/http/router.ts'
import { requireReauthentication } from '../../../core/operations/permission.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { foldedUnique } from '../../../core/store/keys.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { accountKeys, findPersonById } from '../person.ts'
import { limitOf, takeAttempts } from '../rateLimit.ts'
import { invitationSteps } from '../rights/invitation.ts'
import { invalidToken, personOfToken } from './resetToken.ts'

const input = z.object({ token: z.string(typeError('required')).check(z.maxLength(100, 'resetInvalid')) })

/** `POST /api/account/invitation`: checks a link before a password is typed. */
const checkInvitation = (accountEndpoint: AccountEndpoints): Endpoint =>
  accountEndpoint({
    input,
    count: ({ ip, services: { table, now } }) =>
      takeAttempts(table, [limitOf('invitationByNetwork', networkOf(ip))], now()),
    handle: async ({ services: { table, now }, body }) => {
      const person = await personOfToken(table, body.token, now())
      if (person?.status !== USER_STATUS.invited) throw invalidToken()
      return { data: null }
    },
  })

async function invitedPerson({ services: { table }, parameters }: StaffCall) {
  const person = await findPersonById(table, requireId(parameters.id))
  if (person?.status !== USER_STATUS.invited) throw new AppError('not_found')
  return { person, email: foldedUnique(person.email) }
}

const readInvitation = endpoint({
  permission: userArea.permission,
  handle: async (call) => {
    const { email } = await invitedPerson(call)
    const item = await call.services.table.get(accountKeys.invitation(email))
    const data: SentInvitation | null = item
      ? { sent: item.sent, expires: new Date(item.ttl * 1000).toISOString() }
      : null
    return { data }
  },
})

const resendInvitation = endpoint({
  permission: userArea.permission,
  handle: async (call) => {
    const { services, caller, method } = call
    const { table, newId } = services
    const now = services.now()
    const { person, email } = await invitedPerson(call)
    requireReauthentication({ caller, now })
    await takeAttempts(table, [limitOf('invitationByEmail', email)], now)
    const by = { id: caller.id, name: caller.name, title: caller.title }
    const subject = { en: person.fullName, id: person.fullName }
    const entry = { entity: 'user', entityId: person.id, actionType: 'invite' as const, subject }
    await table.transact([
      ...invitationSteps({ now, newId, by }, person.snapshot.fields, email),
      { Put: { Item: auditItem({ by, now, newId, service: 'user', method }, entry) } },
    ])
    return { data: null, message: 'invitationSent' }
  },
})

export const invitationRoutes = (accountEndpoint: AccountEndpoints): Route[] => [
  { method: 'POST', path: ACCOUNT_PATHS.invitation, endpoint: checkInvitation(accountEndpoint) },
  { method: 'GET', path: ACCOUNT_PATHS.sentInvitation('{id}'), endpoint: readInvitation },
  { method: 'POST', path: ACCOUNT_PATHS.sentInvitation('{id}'), endpoint: resendInvitation },
]
