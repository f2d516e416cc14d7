import type { SessionResponse } from '@flou/shared/accounts/account.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import { ACCESS_TOKEN } from '../../../core/http/token.ts'
import { accountKeys, readSignedInUser, type Person } from '../person.ts'
import { sessionCookies } from './cookie.ts'
import type { RefreshToken } from '../../../core/identity/refreshSecret.ts'
import { MAX_SESSIONS, newSession, sessionsOf } from '../../../core/identity/sessionStore.ts'
import { sessionTimes, validSince } from '../../../core/identity/sessionValidity.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { keys } from '../../../core/store/keys.ts'
import { runSteps } from '../../../core/store/step.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import { newDeviceMails } from '../rights/accountNotification.ts'
import { renewDevice, type KnownDevice } from './knownDevice.ts'
import type { UsedFactor } from './requireFactor.ts'
import type { TokenSigner } from './signingKey.ts'

interface OpenedSession {
  person: Person
  token: RefreshToken
  hasFactor: boolean
  sign: TokenSigner
}

export async function createSessionAnswer(
  { services }: Call,
  { person, token, hasFactor, sign }: OpenedSession,
): Promise<Answer> {
  const claims = { person: person.id, sessionId: token.sessionId, role: person.role }
  const [user, accessToken] = await Promise.all([
    readSignedInUser(services.table, person, hasFactor),
    sign(claims, services.now()),
  ])
  const data: SessionResponse = { token: accessToken, expiresIn: ACCESS_TOKEN.seconds, user }
  return { data, cookies: sessionCookies(token) }
}

interface LogIn extends Omit<OpenedSession, 'token'>, UsedFactor {
  device: KnownDevice | undefined
  /** Before the account was read: sessions that have ended since include this one. */
  started: Date
}

/** Opens a session and uses the second factor, in one transaction. */
export async function openSession(
  call: Call,
  { person, device, hasFactor, steps, started, sign }: LogIn,
): Promise<Answer> {
  const { table } = call.services
  const { item, token } = newSession({
    id: crypto.randomUUID(),
    person: person.id,
    device: call.headers['user-agent'] ?? '',
    now: started,
    validSince: validSince(person.snapshot.secrets, started),
    times: await sessionTimes(table),
    hasFactor,
  })
  const renewedDevice = renewDevice(person.id, device, { now: started, hasFactor })
  const audit = accountAudit(accountContext(call, person), person, 'login')
  const answer = await createSessionAnswer(call, { person, token, hasFactor, sign })
  const writes = [
    ...[item, renewedDevice.item, audit].map((Item) => ({ Put: { Item } })),
    languageOfLogIn(call, person),
    ...(await removeSurplusSessions(call, person)),
    ...(await newDeviceMailItems(call, { person, device })),
  ]
  await runSteps(table, [...steps, ...writes.map((write) => ({ write }))])
  return { ...answer, cookies: [...(answer.cookies ?? []), renewedDevice.cookie] }
}

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
