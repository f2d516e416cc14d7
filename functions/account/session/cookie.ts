import { REFRESH_COOKIE, SESSION_MARK } from '@flou/shared/account.ts'
import { SESSION } from '../../identity/sessionStore.ts'
import { formatToken, type RefreshToken } from '../../identity/refreshSecret.ts'

/** Scripts never see it. Browsers accept `Secure`, which the prefix requires like `Path=/`, from http://127.0.0.1, too. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** Scripts read this one: without it the log-in page need not ask for a session that is not there. */
const MARK_ATTRIBUTES = 'Path=/; Secure; SameSite=Strict'
const SECONDS = SESSION.days * 86_400

/** `Set-Cookie` values for a refresh token. When the session ends is the server's business: the cookies may outlive it. */
export const sessionCookies = (token: RefreshToken): string[] => [
  `${REFRESH_COOKIE}=${formatToken(token)}; Max-Age=${SECONDS}; ${ATTRIBUTES}`,
  `${SESSION_MARK}=1; Max-Age=${SECONDS}; ${MARK_ATTRIBUTES}`,
]

/** `Set-Cookie` values that remove them. */
export const noSessionCookies = [
  `${REFRESH_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`,
  `${SESSION_MARK}=; Max-Age=0; ${MARK_ATTRIBUTES}`,
]
