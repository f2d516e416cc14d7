import { REFRESH_COOKIE, type OwnSession } from '@flou/shared/account.ts'
import { AppError } from '../../appError.ts'
import type { Call, Endpoint } from '../../http/call.ts'
import { endpoint } from '../../http/endpoint.ts'
import { SIGNED_IN } from '../../operations/permission.ts'
import { keys } from '../../store/keys.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { mayStaySignedIn, personById } from '../person.ts'
import { noSessionCookies } from './cookie.ts'
import { sessionAnswer } from './openSession.ts'
import { hashSecret, parseToken } from '../../identity/refreshSecret.ts'
import { endSession, rotateSession, sessionsOf } from '../../identity/sessionStore.ts'
import { isValidSince } from '../../identity/sessionValidity.ts'
import type { TokenSigner } from './signingKey.ts'

const presented = ({ cookies }: Call) => parseToken(cookies[REFRESH_COOKIE])

/** `POST /api/account/refresh-token`: exchanges the cookie. `unauthorized` where there is no session to go on with. */
export const refreshToken = (accountEndpoint: AccountEndpoints, sign: TokenSigner): Endpoint =>
  accountEndpoint({
    handle: async (call) => {
      const { table, now } = call.services
      const given = presented(call)
      const session = given && (await rotateSession(table, given, now()))
      const person = session && (await personById(table, session.person))
      if (!session || !person) throw new AppError('unauthorized')
      if (!mayStaySignedIn(person) || !isValidSince(session.validSince, person.snapshot.secrets)) {
        await endSession(table, session.token.sessionId)
        throw new AppError('unauthorized')
      }
      return sessionAnswer(call, { person, token: session.token, sign })
    },
  })

/** `POST /api/account/logout`: ends the session of the cookie. Answers the same where there was none. */
export const logout = (accountEndpoint: AccountEndpoints): Endpoint =>
  accountEndpoint({
    handle: async (call) => {
      const { table } = call.services
      const given = presented(call)
      const session = given && (await table.get(keys.session(given.sessionId), { consistent: true }))
      const isOwn = session !== undefined && knows(session, hashSecret(given?.secret ?? ''))
      if (given && isOwn) {
        await endSession(table, given.sessionId)
        const person = await personById(table, Number(session['person']))
        if (person) await table.put(accountAudit(accountContext(call, person), person, 'logout'))
      }
      return { data: null, message: 'signedOut', cookies: noSessionCookies }
    },
  })

const knows = (session: Record<string, unknown>, hash: string) =>
  session['secretHash'] === hash || session['previousHash'] === hash

/** `GET /api/account/sessions`: where the caller is signed in. */
export const ownSessions = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  handle: async ({ services: { table, now }, caller }) => {
    const person = await personById(table, caller.id)
    if (!person) throw new AppError('unauthorized')
    const sessions = await sessionsOf(table, person.snapshot, now())
    return {
      data: sessions.map(({ id, created, lastUsed, device }): OwnSession => {
        return { id, created, lastUsed, device, current: id === caller.sessionId }
      }),
    }
  },
})

/** `DELETE /api/account/sessions`: signs the caller out everywhere else. */
export const endOtherSessions = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  handle: async ({ services: { table, now }, caller }) => {
    const sessions = await sessionsOf(table, { id: caller.id }, now())
    const others = sessions.filter(({ id }) => id !== caller.sessionId)
    await Promise.all(others.map(({ id }) => endSession(table, id)))
    return { data: null, message: 'sessionsEnded' }
  },
})

/** `DELETE /api/account/sessions/{id}`: signs another device of the caller out. */
export const endOwnSession = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  handle: async ({ services: { table }, caller, parameters }) => {
    const id = parameters['id'] ?? ''
    const session = await table.get(keys.session(id), { consistent: true })
    if (!session || session['person'] !== caller.id) throw new AppError('not_found')
    await endSession(table, id)
    return { data: null, message: 'sessionEnded' }
  },
})
