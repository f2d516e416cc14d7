import { REFRESH_COOKIE, SESSION_HINT_COOKIE } from '@flou/shared/accounts/account.ts'
import { SESSION_DAYS } from '@flou/shared/limits.ts'
import { formatToken, type RefreshToken } from '../../../core/identity/refreshSecret.ts'

/** Not readable by scripts. Browsers accept `Secure` from http://127.0.0.1 too. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** Readable by scripts, so the log-in page skips the refresh call when no session exists. */
const READABLE_ATTRIBUTES = 'Path=/; Secure; SameSite=Strict'
const SECONDS = SESSION_DAYS.max * 86_400

/** Cookies may outlive the session; the server decides when it ends. */
export const sessionCookies = (token: RefreshToken): string[] => [
  `${REFRESH_COOKIE}=${formatToken(token)}; Max-Age=${SECONDS}; ${ATTRIBUTES}`,
  `${SESSION_HINT_COOKIE}=1; Max-Age=${SECONDS}; ${READABLE_ATTRIBUTES}`,
]

export const expiredSessionCookies = [
  `${REFRESH_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`,
  `${SESSION_HINT_COOKIE}=; Max-Age=0; ${READABLE_ATTRIBUTES}`,
]
