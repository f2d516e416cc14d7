import { LIMITS } from '@flou/shared/limits.ts'
import { normalizeEmail } from '@flou/shared/strings/oneLine.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Call, Endpoint } from '../../../core/http/call.ts'
import { isPassword } from '../../../core/identity/passwordHash.ts'
import { MAX_SESSIONS, newSession, sessionsOf } from '../../../core/identity/sessionStore.ts'
import { validSince } from '../../../core/identity/sessionValidity.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { newDeviceMails } from '../rights/accountNotification.ts'
import { foldedUnique, keys } from '../../../core/store/keys.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { networkOf } from '../../../core/http/network.ts'
import { PROOF_LENGTH } from '../../../core/http/proofOfWork.ts'
import { findPersonByEmail, type Person, accountKeys } from '../person.ts'
import { decoyItem, limitOf, returnAttempts, takeAttempts } from '../rateLimit.ts'
import { createSessionAnswer } from './openSession.ts'
import type { TokenSigner } from './signingKey.ts'
import { requireProof } from './networkProof.ts'
import { renewDevice, findKnownDevice, type KnownDevice } from './knownDevice.ts'
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
  },
  typeError('required'),
)

const signInFailed = () => new AppError('unauthorized', { message: 'signInFailed' })
const networkLimits = ({ ip }: Call) => [limitOf('signInByNetwork', networkOf(ip))]

/** `POST /api/authenticate`. All failures have the same response and work, for known and unknown emails. */
export const authenticate = (accountEndpoint: AccountEndpoints, sign: TokenSigner): Endpoint =>
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
      const { item, token } = newSession({
        id: crypto.randomUUID(),
        person: person.id,
        device: call.headers['user-agent'] ?? '',
        now: started,
        validSince: validSince(person.snapshot.secrets, started),
      })
      const renewedDevice = renewDevice(person.id, device, started)
      const audit = accountAudit(accountContext(call, person), person, 'login')
      await table.transact([
        ...[item, renewedDevice.item, audit].map((Item) => ({ Put: { Item } })),
        languageOfLogIn(call, person),
        ...(await removeSurplusSessions(call, person)),
        ...(await newDeviceMailItems(call, { person, device })),
      ])
      await returnAttempts(table, rates, started)
      const answer = await createSessionAnswer(call, { person, token, sign })
      return { ...answer, cookies: [...(answer.cookies ?? []), renewedDevice.cookie] }
    },
  })

const languageOfLogIn = ({ language }: Call, { id }: Person): TransactItem => ({
  Update: {
    Key: accountKeys.preferences(id),
    UpdateExpression: 'SET #language = if_not_exists(chosenLanguage, :language)',
    ExpressionAttributeNames: { '#language': 'language' },
    ExpressionAttributeValues: { ':language': language },
  },
})

async function newDeviceMailItems(
  { services, headers }: Call,
  { person, device }: { person: Person; device: KnownDevice | undefined },
): Promise<TransactItem[]> {
  const { table, now, newId } = services
  const { id, fullName: name, email } = person
  if (device?.person === id || !(await table.get(accountKeys.preferences(id)))) return []
  const owner = { id, name, emails: [email] }
  return newDeviceMails({ table, now: now(), newId }, owner, headers['user-agent'] ?? '')
}

async function removeSurplusSessions(
  { services: { table, now } }: Call,
  person: Person,
): Promise<TransactItem[]> {
  const open = await sessionsOf(table, person.snapshot, now())
  return open.slice(MAX_SESSIONS - 1).map(({ id }) => ({ Delete: { Key: keys.session(id) } }))
}

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
