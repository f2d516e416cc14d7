import { password as passwordField } from '@flou/shared/content/fields/text.ts'
import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../appError.ts'
import { endpoint } from '../../http/endpoint.ts'
import { hashPassword } from '../../identity/passwordHash.ts'
import { passwordProblem } from '../../identity/passwordProblem.ts'
import { allSessionsEnded, sessionKept } from '../../identity/sessionValidity.ts'
import { accountOperation } from '../../operations/accountOperations.ts'
import { perform } from '../../operations/perform.ts'
import { SIGNED_IN } from '../../operations/permission.ts'
import { accountAudit, accountContext, passwordMails } from '../accountContext.ts'
import { filledText } from './authenticate.ts'
import { requireOwnPassword } from './confirmPassword.ts'

const input = z.object(
  { current: filledText(LIMITS.passwordMax), new: z.string(missingIs('required')) },
  missingIs('required'),
)
const rules = passwordField().schema

/** Throws `validation_failed` with the field `Password` for one that is too short, too long or easy to guess. */
async function requireGoodPassword(password: string, email: string): Promise<void> {
  const parsed = rules.safeParse(password)
  const problem = parsed.success ? await passwordProblem(password, email) : parsed.error.issues[0]?.message
  if (problem) throw invalidFields({ Password: problem })
}

/** `POST /api/account/password`: a new password for the caller, who knows the current one. All other sessions end. */
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
    const change = accountOperation({
      name: 'changePassword',
      account: person.snapshot,
      status: person.status,
      secrets: { password: await hashPassword(body.new), ...ended },
      extraItems: [
        sessionKept(caller.sessionId, ended),
        { Put: { Item: accountAudit(context, person, 'password_reset') } },
        ...(await passwordMails(context, person)),
      ],
    })
    await perform(change, context).catch((error: unknown) => {
      // the account is being changed at this moment
      throw error instanceof AppError && error.code === 'record_changed'
        ? new AppError('unavailable', { cause: error })
        : error
    })
    return { data: null, message: 'passwordChanged' }
  },
})
