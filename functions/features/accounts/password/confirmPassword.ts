import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { confirmSession } from '../../../core/identity/sessionStore.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import type { Person } from '../person.ts'
import { filledText, requirePerson } from '../signIn/authenticate.ts'
import { typeError } from '@flou/shared/content/schema.ts'

const input = z.object({ password: filledText(LIMITS.passwordMax) }, typeError('required'))

/**
 * Returns the caller's account if the password is correct; throws `validation_failed` otherwise. Failures
 * count per session.
 */
export function requireOwnPassword(
  call: StaffCall,
  { password, field }: { password: string; field: string },
): Promise<Person> {
  const { email, sessionId: session } = call.caller
  return requirePerson(call, { email, password, session }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unauthorized')
      throw invalidFields({ [field]: 'passwordWrong' })
    throw error
  })
}

/** `POST /api/account/confirm-password`: reauthentication before sensitive operations. */
export const confirmPassword = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  input,
  handle: async (call) => {
    const { caller, services, body } = call
    await requireOwnPassword(call, { password: body.password, field: 'Password' })
    await confirmSession(services.table, caller.sessionId, services.now())
    return { data: null, message: 'passwordConfirmed' }
  },
})
