import { email as emailField } from '@flou/shared/content/fields/text.ts'
import type { Language } from '@flou/shared/locale.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../core/http/call.ts'
import { type Key, foldedUnique } from '../../../core/store/keys.ts'
import { mailKeys } from '../../mail/index.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { networkOf } from '../../../core/http/network.ts'
import { findPersonByEmail, type Person } from '../person.ts'
import { decoyItem, limitOf, takeAttempts } from '../rateLimit.ts'
import { resetToken } from './resetToken.ts'

const input = z.object({ email: emailField().schema })

const MAIL_SECONDS = 24 * 60 * 60

interface ResetMail {
  id: string
  person: Person
  language: Language
  now: Date
}

const resetMail = ({ id, person, language, now }: ResetMail): Key & Item => ({
  ...mailKeys.mail(id),
  to: person.email,
  template: 'resetPassword',
  params: { name: person.fullName, email: person.email, token: resetToken(person) },
  language,
  created: now.toISOString(),
  ttl: Math.floor(now.getTime() / 1000) + MAIL_SECONDS,
})

/** `POST /api/account/forgot-password`. Response and work are the same for unknown emails. */
export const forgotPassword = (accountEndpoint: AccountEndpoints): Endpoint =>
  accountEndpoint({
    input,
    count: ({ ip, services: { table, now } }) =>
      takeAttempts(table, [limitOf('forgotByNetwork', networkOf(ip))], now()),
    handle: async (call) => {
      const { table, now, newId } = call.services
      const email = foldedUnique(call.body.email)
      const started = now()
      const from = limitOf('forgotFrom', `${email} ${networkOf(call.ip)}`)
      await takeAttempts(table, [from, limitOf('forgotByEmail', email)], started)
      const found = await findPersonByEmail(table, email)
      const person = found?.status === USER_STATUS.inactive ? undefined : found
      const mail = person
        ? resetMail({ id: newId(), person, language: call.language, now: started })
        : decoyItem(email, started)
      await table.put(mail)
      return { data: null, message: 'resetSent' }
    },
  })
