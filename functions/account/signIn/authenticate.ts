import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { emailAddress } from '@flou/shared/text/oneLine.ts'
import * as z from 'zod/mini'
import { AppError } from '../../appError.ts'
import type { Call, Endpoint } from '../../http/call.ts'
import { isPassword } from '../../identity/passwordHash.ts'
import { MAX_SESSIONS, newSession, sessionsOf } from '../../identity/sessionStore.ts'
import { validSince } from '../../identity/sessionValidity.ts'
import type { TransactItem } from '../../store/dynamo/transact.ts'
import { newDeviceMails } from '../../store/mails/accountNotice.ts'
import { foldedUnique, keys } from '../../store/keys.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { networkOf } from '../../http/network.ts'
import { PROOF_LENGTH } from '../../http/proofOfWork.ts'
import { personByEmail, type Person } from '../person.ts'
import { decoyItem, limitOf, returnAttempts, takeAttempts } from '../rateLimit.ts'
import { sessionAnswer } from '../session/openSession.ts'
import type { TokenSigner } from '../session/signingKey.ts'
import { requireProof } from './networkProof.ts'
import { deviceAfter, knownDevice, type KnownDevice } from './knownDevice.ts'
import { countSignIn, forgetFailures, lock, maySignIn, type Counted } from './lockOut.ts'

export const filledText = (max: number) =>
  z
    .string(missingIs('required'))
    .check(z.maxLength(max, { error: `tooLong:${max}`, abort: true }), z.minLength(1, 'required'))

const input = z.object(
  {
    email: filledText(LIMITS.text),
    password: filledText(LIMITS.passwordMax),
    proof: z._default(z.string().check(z.maxLength(PROOF_LENGTH)), ''),
  },
  missingIs('required'),
)

const failed = () => new AppError('unauthorized', { message: 'signInFailed' })
const networkLimits = ({ address }: Call) => [limitOf('signInByNetwork', networkOf(address))]

/** `POST /api/authenticate`. Every refusal reads the same and takes the same work, whether the address exists or not. */
export const authenticate = (accountEndpoint: AccountEndpoints, sign: TokenSigner): Endpoint =>
  accountEndpoint({
    input,
    /** Attempts of a network count; those of a known device do not, so that an office is not locked out by one guest. */
    count: async (call) => {
      const device = await knownDevice(call)
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
      const known = deviceAfter(person.id, device, started)
      const audit = accountAudit(accountContext(call, person), person, 'login')
      const language = { ...keys.personLanguage(person.id), language: call.language }
      await table.transact([
        ...[item, known.item, language, audit].map((Item) => ({ Put: { Item } })),
        ...(await surplusSessions(call, person)),
        ...(await newDeviceNotice(call, { person, device })),
      ])
      await returnAttempts(table, rates, started)
      const answer = await sessionAnswer(call, { person, token, sign })
      return { ...answer, cookies: [...(answer.cookies ?? []), known.cookie] }
    },
  })

/** The mail about an unknown device, unless this is the person's first log-in. */
async function newDeviceNotice(
  { services, headers }: Call,
  { person, device }: { person: Person; device: KnownDevice | undefined },
): Promise<TransactItem[]> {
  const { table, now, newId } = services
  const { id, fullName: name, email } = person
  if (device?.person === id || !(await table.get(keys.personLanguage(id)))) return []
  const owner = { id, name, emails: [email] }
  return newDeviceMails({ table, now: now(), newId }, owner, headers['user-agent'] ?? '')
}

/** Deletes the oldest sessions of a person, so that there is room for one more. */
async function surplusSessions({ services: { table, now } }: Call, person: Person): Promise<TransactItem[]> {
  const open = await sessionsOf(table, person.snapshot, now())
  return open.slice(MAX_SESSIONS - 1).map(({ id }) => ({ Delete: { Key: keys.session(id) } }))
}

interface Given {
  email: string
  password: string
  device?: KnownDevice | undefined
  /** The session of a person who is signed in already. */
  session?: string
}

const ownOf = ({ device, session }: Given, person: Person | undefined): Counted['own'] => {
  if (session !== undefined) return { kind: 'session', token: session }
  return device && device.person === person?.id ? { kind: 'device', token: device.token } : undefined
}

/** The person whose password this is and who may sign in. Throws `unauthorized`, after counting the failure. */
export async function requirePerson(call: Call, given: Given): Promise<Person> {
  const { table, now } = call.services
  const email = foldedUnique(emailAddress(given.email))
  const person = await personByEmail(table, email)
  const attempt = { email, person, network: networkOf(call.address), own: ownOf(given, person) }
  const counted = await countSignIn(table, attempt, now())
  const isRight = await isPassword(given.password, person?.passwordHash)
  const isOpen = await maySignIn(table, person)
  if (person && isRight && counted.isAllowed && isOpen) {
    await forgetFailures(accountContext(call, person), { ...counted, person })
    return person
  }
  await noteFailure(call, counted)
  throw failed()
}

/** Writes the failure down; for an address that no account has, as much that says nothing. */
async function noteFailure(call: Call, { person, email, isLast }: Counted): Promise<void> {
  const { table, now } = call.services
  const context = person && accountContext(call, person)
  await table.put(context ? accountAudit(context, person, 'login_failed') : decoyItem(email, now()))
  if (context && isLast) await lock(context, person)
}
