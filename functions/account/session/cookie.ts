import { ACCOUNT_API, REFRESH_COOKIE } from '@flou/shared/account.ts'
import { SESSION } from '../../identity/sessionStore.ts'
import { formatToken, type RefreshToken } from '../../identity/refreshSecret.ts'

/** Browsers send it to the account calls alone; scripts never see it. They take `Secure` from http://127.0.0.1 too. */
const ATTRIBUTES = `Path=${ACCOUNT_API}; HttpOnly; Secure; SameSite=Strict`

/** `Set-Cookie` for a refresh token. When the session ends is the server's business: the cookie may outlive it. */
export const refreshCookie = (token: RefreshToken): string =>
  `${REFRESH_COOKIE}=${formatToken(token)}; Max-Age=${SESSION.days * 86_400}; ${ATTRIBUTES}`

/** `Set-Cookie` that removes it. */
export const noCookie = `${REFRESH_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`
