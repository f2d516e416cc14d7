import type { SessionResponse } from '@flou/shared/accounts/account.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import { ACCESS_TOKEN } from '../../../core/http/token.ts'
import { readSignedInUser, type Person } from '../person.ts'
import { sessionCookies } from './cookie.ts'
import type { RefreshToken } from '../../../core/identity/refreshSecret.ts'
import type { TokenSigner } from './signingKey.ts'

interface OpenedSession {
  person: Person
  token: RefreshToken
  sign: TokenSigner
}

export async function createSessionAnswer(
  { services }: Call,
  { person, token, sign }: OpenedSession,
): Promise<Answer> {
  const claims = { person: person.id, sessionId: token.sessionId, role: person.role }
  const [user, accessToken] = await Promise.all([
    readSignedInUser(services.table, person),
    sign(claims, services.now()),
  ])
  const data: SessionResponse = { token: accessToken, expiresIn: ACCESS_TOKEN.seconds, user }
  return { data, cookies: sessionCookies(token) }
}
