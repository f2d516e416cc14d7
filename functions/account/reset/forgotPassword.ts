import { email as emailField } from '@flou/shared/content/fields/text.ts'
import type { Language } from '@flou/shared/locale.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import { endpoint, PUBLIC } from '../../http/endpoint.ts'
import { keys, type Key, foldedUnique } from '../../store/keys.ts'
import type { Item } from '../../store/dynamo/table.ts'
import { personByEmail, type Person } from '../person.ts'
import { limitOf, takeAttempts } from '../rateLimit.ts'
import { newResetToken } from './resetToken.ts'

const input = z.object({ email: emailField().schema })

/** How long a mail that could not be sent is kept. */
const MAIL_SECONDS = 24 * 60 * 60

interface ResetMail {
  id: string
  person: Person
  token: string
  language: Language
  now: Date
}

/** The outbox item; sending follows from the table's stream, so no mail is lost between two calls (design, idea 3). */
const resetMail = ({ id, person, token, language, now }: ResetMail): Key & Item => ({
  ...keys.mail(id),
  to: person.email,
  template: 'resetPassword',
  params: { name: person.fullName, token },
  language,
  created: now.toISOString(),
  ttl: Math.floor(now.getTime() / 1000) + MAIL_SECONDS,
})

/** `POST /api/account/forgot-password`. The answer and the work are the same for addresses we do not know (decision 27). */
export const forgotPassword = endpoint({
  input,
  permission: PUBLIC,
  handle: async (call) => {
    const { table, now, newId } = call.services
    const { email } = call.body
    const started = now()
    const rates = [limitOf('forgotByAddress', call.address), limitOf('forgotByEmail', foldedUnique(email))]
    await takeAttempts(table, rates, started)
    const found = await personByEmail(table, email)
    const person = found?.status === USER_STATUS.inactive ? undefined : found
    const { token, item } = newResetToken(person, started)
    const mail = person && resetMail({ id: newId(), person, token, language: call.language, now: started })
    await table.transact([item, ...(mail ? [mail] : [])].map((Item) => ({ Put: { Item } })))
    return { data: null, message: 'resetSent' }
  },
})
