import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { password as passwordField } from '@flou/shared/content/fields/text.ts'
import { missingIs } from '@flou/shared/content/values/issue.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../appError.ts'
import type { Call, Endpoint } from '../../http/call.ts'
import { foldedUnique, keys } from '../../store/keys.ts'
import { ConditionFailed } from '../../store/dynamo/transact.ts'
import { accountOperation } from '../../operations/accountOperations.ts'
import { perform } from '../../operations/perform.ts'
import { accountAudit, accountContext, passwordMails } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { hashPassword } from '../../identity/passwordHash.ts'
import { passwordProblem } from '../../identity/passwordProblem.ts'
import { networkOf } from '../../http/network.ts'
import { personById, type Person } from '../person.ts'
import { limitOf, takeAttempts } from '../rateLimit.ts'
import { allSessionsEnded } from '../../identity/sessionValidity.ts'
import { deviceAfter } from '../signIn/knownDevice.ts'
import { placeKey } from '../signIn/lockOut.ts'
import { resetKey, resetPersonId } from './resetToken.ts'

const filled = z.string().check(z.minLength(1))
const texts = z.object({ password: filled, confirmPassword: filled })

/** Rules over fields that are filled are answered together with those of other fields. */
const onTexts = (error: string, path: string) => ({
  error,
  path: [path],
  when: ({ value }: z.core.ParsePayload) => texts.safeParse(value).success,
})

const input = z
  .object({
    token: z
      .string(missingIs('required'))
      .check(z.maxLength(100, { error: 'resetInvalid', abort: true }), z.minLength(1, 'required')),
    password: passwordField().schema,
    confirmPassword: passwordField({ confirms: 'password' }).schema,
  })
  .check(
    z.refine(
      ({ password, confirmPassword }) => password === confirmPassword,
      onTexts('passwordMismatch', 'confirmPassword'),
    ),
  )
type Reset = z.infer<typeof input>

const invalidToken = (cause?: unknown) =>
  new AppError('validation_failed', {
    fields: { [errorKey(['token'])]: 'resetInvalid' },
    message: 'resetInvalid',
    cause,
  })

/** `POST /api/account/reset-password`: a new password for a token from the mail; every session ends (decision 27). */
export const resetPassword = (accountEndpoint: AccountEndpoints): Endpoint =>
  accountEndpoint({
    input,
    count: ({ address, services: { table, now } }) =>
      takeAttempts(table, [limitOf('resetByNetwork', networkOf(address))], now()),
    handle: async (call) => {
      const { table } = call.services
      await requireGoodPassword(call.body.password)
      const { person, device } = await exchange(call, call.body)
      const email = foldedUnique(person.email)
      await table.remove(placeKey({ email, network: networkOf(call.address) }))
      return { data: null, message: 'passwordReset', cookies: [device.cookie] }
    },
  })

async function requireGoodPassword(password: string, email?: string): Promise<void> {
  const problem = await passwordProblem(password, email)
  if (problem) throw invalidFields({ [errorKey(['password'])]: problem })
}

type Exchange = Pick<Reset, 'token' | 'password'>
/** The mail has proven the person, so their browser becomes a known device: failures elsewhere do not lock it out. */
interface Exchanged {
  person: Person
  device: ReturnType<typeof deviceAfter>
}
const ATTEMPTS = 3

/** Stores the password for the token's person; where the account is changed at this moment, once more. */
async function exchange(call: Call, { token, password }: Exchange): Promise<Exchanged> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const person = await requirePerson(call, token)
    await requireGoodPassword(password, person.email)
    const device = deviceAfter(person.id, undefined, call.services.now())
    if (await isStored(call, { person, token, password, device })) return { person, device }
  }
  throw new AppError('unavailable')
}

async function requirePerson({ services: { table, now } }: Call, token: string): Promise<Person> {
  const reset = await resetPersonId(table, token, now())
  const person = reset && (await personById(table, reset.id))
  if (!reset || !person || !reset.isFor(person) || person.status === USER_STATUS.inactive)
    throw invalidToken()
  return person
}

/** The password, the end of the token and of any lock, and the audit entry are one transaction. False: the account has changed. */
async function isStored(
  call: Call,
  { person, token, password, device }: Exchange & Exchanged,
): Promise<boolean> {
  const context = accountContext(call, person)
  const reset = accountOperation({
    name: 'resetPassword',
    account: person.snapshot,
    status: USER_STATUS.active,
    secrets: {
      password: await hashPassword(password),
      ...allSessionsEnded(person.snapshot.secrets, context.now),
    },
    extraItems: [
      { Delete: { Key: resetKey(token), ConditionExpression: 'attribute_exists(pk)' } },
      { Delete: { Key: keys.signIn(person.id) } },
      { Put: { Item: accountAudit(context, person, 'password_reset') } },
      { Put: { Item: device.item } },
      ...(await passwordMails(context, person)),
    ],
  })
  try {
    await perform(reset, context)
    return true
  } catch (error) {
    // its data, the record as it is, is not for who holds a mere token
    if (error instanceof AppError && error.code === 'record_changed') return false
    // the same token at the same time: one of the two has won
    throw error instanceof ConditionFailed ? invalidToken(error) : error
  }
}
