import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import { foldedUnique } from '../store/keys.ts'
import { clearFailures, maySignIn, readSignInState, recordFailure } from './lockOut.ts'
import { isPassword } from '../identity/passwordHash.ts'
import { accountAudit, accountContext } from './accountContext.ts'
import { personByEmail, type Person } from './person.ts'
import { limitOf, returnAttempts, takeAttempts } from './rateLimit.ts'
import { sessionAnswer } from './session/openSession.ts'
import { newSession } from '../identity/sessionStore.ts'
import type { TokenSigner } from './session/signingKey.ts'

const filledText = (max: number) =>
  z.string(missingIs('required')).check(z.minLength(1, 'required'), z.maxLength(max, `tooLong:${max}`))

const input = z.object(
  { email: filledText(LIMITS.text), password: filledText(LIMITS.passwordMax) },
  missingIs('required'),
)

const failed = () => new AppError('unauthorized', { message: 'signInFailed' })

/** `POST /api/authenticate`. Every refusal reads the same and takes the same time, whether the address exists or not. */
export const authenticate = (sign: TokenSigner) =>
  endpoint({
    input,
    permission: PUBLIC,
    handle: async (call) => {
      const { table, now } = call.services
      const { email, password } = call.body
      const rates = [limitOf('signInByAddress', call.address), limitOf('signInByEmail', foldedUnique(email))]
      const started = now()
      await takeAttempts(table, rates, started)
      const person = await requirePerson(call, { email, password })
      const { item, token } = newSession({
        id: crypto.randomUUID(),
        person: person.id,
        device: call.headers['user-agent'] ?? '',
        now: started,
      })
      const audit = accountAudit(accountContext(call, person), person, 'login')
      await table.transact([{ Put: { Item: item } }, { Put: { Item: audit } }])
      await returnAttempts(table, rates, started)
      return sessionAnswer(call, { person, token, sign })
    },
  })

/** The person whose password this is and who may sign in. Throws `unauthorized`, after counting the failure. */
async function requirePerson(call: Call, { email, password }: z.infer<typeof input>): Promise<Person> {
  const { table } = call.services
  const person = await personByEmail(table, email)
  const state = await readSignInState(table, person?.id ?? 0)
  const isRight = await isPassword(password, person?.passwordHash)
  if (!person) throw failed()
  const context = accountContext(call, person)
  const isAllowed = maySignIn(person, state, context.now)
  if (isRight && isAllowed) {
    await clearFailures(context, person, state)
    return person
  }
  await table.put(accountAudit(context, person, 'login_failed'))
  if (isAllowed) await recordFailure(context, person, state)
  throw failed()
}
