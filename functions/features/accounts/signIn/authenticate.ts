import { LIMITS } from '@flou/shared/limits.ts'
import { normalizeEmail } from '@flou/shared/strings/oneLine.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Call, Endpoint } from '../../../core/http/call.ts'
import { isPassword } from '../../../core/identity/passwordHash.ts'
import { foldedUnique } from '../../../core/store/keys.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { networkOf } from '../../../core/http/network.ts'
import { PROOF_LENGTH } from '../../../core/http/proofOfWork.ts'
import { findPersonByEmail, type Person } from '../person.ts'
import { decoyItem, limitOf, returnAttempts, takeAttempts } from '../rateLimit.ts'
import { openSession } from './openSession.ts'
import { requireFactor } from './requireFactor.ts'
import { typedCode } from '../factor/recoveryCodes.ts'
import type { AccountSecrets } from './signingKey.ts'
import { requireProof } from './networkProof.ts'
import { findKnownDevice, type KnownDevice } from './knownDevice.ts'
import { countSignIn, forgetFailures, lock, canSignIn, type Counted } from './lockOut.ts'
import { typeError } from '@flou/shared/content/schema.ts'

export const filledText = (max: number) =>
  z
    .string(typeError('required'))
    .check(z.maxLength(max, { error: `tooLong:${max}`, abort: true }), z.minLength(1, 'required'))

const input = z.object(
  {
    email: filledText(LIMITS.text),
    password: filledText(LIMITS.passwordMax),
    proof: z._default(z.string().check(z.maxLength(PROOF_LENGTH)), ''),
    code: z._default(typedCode, ''),
  },
  typeError('required'),
)

const signInFailed = () => new AppError('unauthorized', { message: 'signInFailed' })
export const networkLimits = ({ ip }: Call) => [limitOf('signInByNetwork', networkOf(ip))]

/** `POST /api/authenticate`. All failures have the same response and work, for known and unknown emails. */
export const authenticate = (
  accountEndpoint: AccountEndpoints,
  { sign, factorKey }: AccountSecrets,
): Endpoint =>
  accountEndpoint({
    input,
    /** Known devices are not counted by network, so one guest cannot lock out an office. */
    count: async (call) => {
      const device = await findKnownDevice(call)
      const rates = device ? [] : networkLimits(call)
      const [attempt] = await takeAttempts(call.services.table, rates, call.services.now())
      return { device, rates, attempt }
    },
    handle: async (call, { device, rates, attempt }) => {
      const { table, now } = call.services
      await requireProof(call, attempt, call.body.proof)
      const started = now()
      const person = await requirePerson(call, { ...call.body, device })
      await returnAttempts(table, rates, started)
      const factor = await requireFactor(call, { person, code: call.body.code, device, factorKey })
      return openSession(call, { ...factor, person, device, started, sign })
    },
  })

interface Credentials {
  email: string
  password: string
  device?: KnownDevice | undefined
  session?: string
}

const ownOf = ({ device, session }: Credentials, person: Person | undefined): Counted['own'] => {
  if (session !== undefined) return { kind: 'session', token: session }
  return device && device.person === person?.id ? { kind: 'device', token: device.token } : undefined
}

/** Returns the account if the password is correct. Otherwise counts a failure and throws `unauthorized`. */
export async function requirePerson(call: Call, credentials: Credentials): Promise<Person> {
  const { table, now } = call.services
  const email = foldedUnique(normalizeEmail(credentials.email))
  const person = await findPersonByEmail(table, email)
  const attempt = { email, person, network: networkOf(call.ip), own: ownOf(credentials, person) }
  const counted = await countSignIn(table, attempt, now())
  const isRight = await isPassword(credentials.password, person?.passwordHash)
  const isOpen = await canSignIn(table, person)
  if (person && isRight && counted.isAllowed && isOpen) {
    await forgetFailures(accountContext(call, person), { ...counted, person })
    return person
  }
  await recordFailure(call, counted)
  throw signInFailed()
}

/** Writes the audit entry of a failure; for unknown emails a decoy, so that timing is equal. */
async function recordFailure(call: Call, { person, email, isLast }: Counted): Promise<void> {
  const { table, now } = call.services
  const context = person && accountContext(call, person)
  await table.put(context ? accountAudit(context, person, 'login_failed') : decoyItem(email, now()))
  if (context && isLast) await lock(context, person)
}
