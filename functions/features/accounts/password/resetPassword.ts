import { typeError } from '@flou/shared/content/schema.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { password as passwordField } from '@flou/shared/content/fields/text.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Call, Endpoint } from '../../../core/http/call.ts'
import { foldedUnique } from '../../../core/store/keys.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { accountOperation } from '../rights/accountOperations.ts'
import { perform } from '../../../core/operations/perform.ts'
import { accountAudit, accountContext, passwordMails } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { hashPassword } from '../../../core/identity/passwordHash.ts'
import { passwordProblem } from '../../../core/identity/passwordProblem.ts'
import { networkOf } from '../../../core/http/network.ts'
import { type Person, accountKeys } from '../person.ts'
import { limitOf, takeAttempts } from '../rateLimit.ts'
import { allSessionsEnded } from '../../../core/identity/sessionValidity.ts'
import { renewDevice } from '../signIn/knownDevice.ts'
import { networkAttemptsKey } from '../signIn/lockOut.ts'
import { invalidToken, personOfToken, resetKey } from './resetToken.ts'

const filled = z.string().check(z.minLength(1))
const texts = z.object({ password: filled, confirmPassword: filled })

/** Cross-field rule that runs even if other fields fail. */
const onTexts = (error: string, path: string) => ({
  error,
  path: [path],
  when: ({ value }: z.core.ParsePayload) => texts.safeParse(value).success,
})

const input = z
  .object({
    token: z
      .string(typeError('required'))
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

/** `POST /api/account/reset-password`: sets a new password with a mailed token and ends all sessions. */
export const resetPassword = (accountEndpoint: AccountEndpoints): Endpoint =>
  accountEndpoint({
    input,
    count: ({ ip, services: { table, now } }) =>
      takeAttempts(table, [limitOf('resetByNetwork', networkOf(ip))], now()),
    handle: async (call) => {
      const { table } = call.services
      await requireGoodPassword(call.body.password)
      const { person, device } = await exchange(call, call.body)
      const email = foldedUnique(person.email)
      await table.remove(networkAttemptsKey({ email, network: networkOf(call.ip) }))
      return { data: null, message: 'passwordReset', cookies: [device.cookie] }
    },
  })

async function requireGoodPassword(password: string, email?: string): Promise<void> {
  const problem = await passwordProblem(password, email)
  if (problem) throw invalidFields({ [errorKey(['password'])]: problem })
}

type Exchange = Pick<Reset, 'token' | 'password'>
/** The mail proves identity, so this browser becomes a known device that lockouts do not affect. */
interface Exchanged {
  person: Person
  device: ReturnType<typeof renewDevice>
}
const ATTEMPTS = 3

/** Stores the password for the token's account; retries when the account changes concurrently. */
async function exchange(call: Call, { token, password }: Exchange): Promise<Exchanged> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const person = await requirePerson(call, token)
    await requireGoodPassword(password, person.email)
    const device = renewDevice(person.id, undefined, { now: call.services.now(), hasFactor: false })
    if (await storePassword(call, { person, token, password, device })) return { person, device }
  }
  throw new AppError('unavailable')
}

async function requirePerson({ services: { table, now } }: Call, token: string): Promise<Person> {
  const person = await personOfToken(table, token, now())
  if (!person || person.status === USER_STATUS.inactive) throw invalidToken()
  return person
}

/** One transaction for password, token, unlock and audit entry. Returns false if the account has changed. */
async function storePassword(
  call: Call,
  { person, token, password, device }: Exchange & Exchanged,
): Promise<boolean> {
  const context = accountContext(call, person)
  const reset = accountOperation({
    name: 'resetPassword',
    account: person.snapshot,
    update: { status: USER_STATUS.active },
    secrets: {
      password: await hashPassword(password),
      ...allSessionsEnded(person.snapshot.secrets, context.now),
    },
    extraItems: [
      { Delete: { Key: resetKey(token), ConditionExpression: 'attribute_exists(pk)' } },
      { Delete: { Key: accountKeys.signIn(person.id) } },
      { Delete: { Key: accountKeys.invitation(foldedUnique(person.email)) } },
      { Put: { Item: accountAudit(context, person, 'password_reset') } },
      { Put: { Item: device.item } },
      ...(person.status === USER_STATUS.invited ? [] : await passwordMails(context, person)),
    ],
  })
  try {
    await perform(reset, context)
    return true
  } catch (error) {
    // A token holder must not receive the error's data, which contains the record.
    if (error instanceof AppError && error.code === 'record_changed') return false
    // Same token used concurrently; the other request won.
    throw error instanceof ConditionFailed ? invalidToken(error) : error
  }
}
