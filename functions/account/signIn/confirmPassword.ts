import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../appError.ts'
import { endpoint } from '../../http/endpoint.ts'
import { confirmSession } from '../../identity/sessionStore.ts'
import { SIGNED_IN } from '../../operations/permission.ts'
import { requirePerson } from './authenticate.ts'

const input = z.object(
  {
    password: z
      .string(missingIs('required'))
      .check(
        z.maxLength(LIMITS.passwordMax, { error: `tooLong:${LIMITS.passwordMax}`, abort: true }),
        z.minLength(1, 'required'),
      ),
  },
  missingIs('required'),
)

/**
 * `POST /api/account/confirm-password`: whoever is signed in shows that they know the password, for grave decisions (decision 52). Failures
 * count as those of signing in. Throws `validation_failed`.
 */
export const confirmPassword = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  input,
  handle: async (call) => {
    const { caller, services, body } = call
    const given = { email: caller.email, password: body.password, device: undefined }
    await requirePerson(call, given).catch((error: unknown) => {
      // not `unauthorized`: the session goes on
      if (error instanceof AppError && error.code === 'unauthorized')
        throw invalidFields({ Password: 'passwordWrong' })
      throw error
    })
    await confirmSession(services.table, caller.sessionId, services.now())
    return { data: null, message: 'passwordConfirmed' }
  },
})
