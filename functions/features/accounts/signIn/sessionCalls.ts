import { REFRESH_COOKIE, type OwnSession } from '@flou/shared/accounts/account.ts'
import { AppError } from '../../../core/errors.ts'
import type { Call, Endpoint } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import type { SessionItem } from '../../../core/store/storedItems.ts'
import { keys } from '../../../core/store/keys.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import type { AccountEndpoints } from '../accountEndpoint.ts'
import { canStaySignedIn, findPersonById } from '../person.ts'
import { expiredSessionCookies } from './cookie.ts'
import { createSessionAnswer } from './openSession.ts'
import { hashSecret, parseToken } from '../../../core/identity/refreshSecret.ts'
import { endSession, rotateSession, sessionsOf } from '../../../core/identity/sessionStore.ts'
import { isValidSince } from '../../../core/identity/sessionValidity.ts'
import type { TokenSigner } from './signingKey.ts'

const readRefreshToken = ({ cookies }: Call) => parseToken(cookies[REFRESH_COOKIE])

/** `POST /api/account/refresh-token`: rotates the cookie. Throws `unauthorized` without a valid session. */
export const refreshToken = (accountEndpoint: AccountEndpoints, sign: TokenSigner): Endpoint =>
  accountEndpoint({
    handle: async (call) => {
      const { table, now } = call.services
      const presentedToken = readRefreshToken(call)
      const session = presentedToken && (await rotateSession(table, presentedToken, now()))
      const person = session && (await findPersonById(table, session.person))
      if (!session || !person) throw new AppError('unauthorized')
      if (!canStaySignedIn(person) || !isValidSince(session.validSince, person.snapshot.secrets)) {
        await endSession(table, session.token.sessionId)
        throw new AppError('unauthorized')
      }
      return createSessionAnswer(call, { ...session, person, sign })
    },
  })

/** `POST /api/account/logout`. Idempotent: the response is the same without a session. */
export const logout = (accountEndpoint: AccountEndpoints): Endpoint =>
  accountEndpoint({
    handle: async (call) => {
      const { table } = call.services
      const presentedToken = readRefreshToken(call)
      const session =
        presentedToken && (await table.get(keys.session(presentedToken.sessionId), { consistent: true }))
      const isOwn = session !== undefined && matchesSecret(session, hashSecret(presentedToken?.secret ?? ''))
      if (presentedToken && isOwn) {
        await endSession(table, presentedToken.sessionId)
        const person = await findPersonById(table, session.person)
        if (person) await table.put(accountAudit(accountContext(call, person), person, 'logout'))
      }
      return { data: null, message: 'signedOut', cookies: expiredSessionCookies }
    },
  })

const matchesSecret = (session: SessionItem, hash: string) =>
  session.secretHash === hash || session.previousHash === hash

export const ownSessions = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  handle: async ({ services: { table, now }, caller }) => {
    const person = await findPersonById(table, caller.id)
    if (!person) throw new AppError('unauthorized')
    const sessions = await sessionsOf(table, person.snapshot, now())
    return {
      data: sessions.map(({ id, created, lastUsed, device }): OwnSession => {
        return { id, created, lastUsed, device, current: id === caller.sessionId }
      }),
    }
  },
})

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

export const endOwnSession = endpoint({
  bodyLimit: 'account',
  permission: SIGNED_IN,
  handle: async ({ services: { table }, caller, parameters }) => {
    const id = parameters.id ?? ''
    const session = await table.get(keys.session(id), { consistent: true })
    if (!session || session.person !== caller.id) throw new AppError('not_found')
    await endSession(table, id)
    return { data: null, message: 'sessionEnded' }
  },
})
