import { password as passwordField } from '@flou/shared/content/fields/text.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../../core/errors.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { hashPassword } from '../../../core/identity/passwordHash.ts'
import { passwordProblem } from '../../../core/identity/passwordProblem.ts'
import { allSessionsEnded, exemptSession } from '../../../core/identity/sessionValidity.ts'
import { accountOperation } from '../rights/accountOperations.ts'
import { perform } from '../../../core/operations/perform.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import { accountAudit, accountContext, passwordMails } from '../accountContext.ts'
import { filledText } from '../signIn/authenticate.ts'
import { requireOwnPassword } from './confirmPassword.ts'
import { typeError } from '@flou/shared/content/schema.ts'

const input = z.object(
  { current: filledText(LIMITS.passwordMax), new: z.string(typeError('required')) },
  typeError('required'),
)
const rules = passwordField().schema

async function requireGoodPassword(password: string, email: string): Promise<void> {
  const parsed = rules.safeParse(password)
  const problem = parsed.success ? await passwordProblem(password, email) : parsed.error.issues[0]?.message
  if (problem) throw invalidFields({ Password: problem })
}

/** `POST /api/account/password`: changes the caller's password and ends all other sessions. */
export const changePassword = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  input,
  handle: async (call) => {
    const { caller, body } = call
    await requireGoodPassword(body.new, caller.email)
    const person = await requireOwnPassword(call, { password: body.current, field: 'Current' })
    const context = accountContext(call, person)
    const ended = allSessionsEnded(person.snapshot.secrets, context.now)
    const operation = accountOperation({
      name: 'changePassword',
      account: person.snapshot,
      secrets: { password: await hashPassword(body.new), ...ended },
      extraItems: [
        exemptSession(caller.sessionId, ended),
        { Put: { Item: accountAudit(context, person, 'password_reset') } },
        ...(await passwordMails(context, person)),
      ],
    })
    await perform(operation, context).catch((error: unknown) => {
      // The account is being changed concurrently.
      throw error instanceof AppError && error.code === 'record_changed'
        ? new AppError('unavailable', { cause: error })
        : error
    })
    return { data: null, message: 'passwordChanged' }
  },
})
