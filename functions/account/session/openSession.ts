import type { SessionAnswer } from '@flou/shared/account.ts'
import type { Answer, Call } from '../../http/call.ts'
import { ACCESS_TOKEN } from '../../http/token.ts'
import { signedInUser, type Person } from '../person.ts'
import { sessionCookies } from './cookie.ts'
import type { RefreshToken } from '../../identity/refreshSecret.ts'
import type { TokenSigner } from './signingKey.ts'

interface Opened {
  person: Person
  token: RefreshToken
  sign: TokenSigner
}

/** The answer to log-in and refresh: an access token, who is signed in, and the cookies of the session. */
export async function sessionAnswer({ services }: Call, { person, token, sign }: Opened): Promise<Answer> {
  const claims = { person: person.id, sessionId: token.sessionId, role: person.role }
  const [user, accessToken] = await Promise.all([
    signedInUser(services.table, person),
    sign(claims, services.now()),
  ])
  const data: SessionAnswer = { token: accessToken, expiresIn: ACCESS_TOKEN.seconds, user }
  return { data, cookies: sessionCookies(token) }
}
