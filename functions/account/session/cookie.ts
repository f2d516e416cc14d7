import { ACCOUNT_API, REFRESH_COOKIE } from '@flou/shared/account.ts'
import { SESSION_DAYS } from '../../identity/sessionStore.ts'
import { formatToken, type RefreshToken } from '../../identity/refreshSecret.ts'

/** Browsers send it to the account calls alone; scripts never see it. They take `Secure` from http://127.0.0.1 too. */
const ATTRIBUTES = `Path=${ACCOUNT_API}; HttpOnly; Secure; SameSite=Strict`

/** `Set-Cookie` for a refresh token. */
export const refreshCookie = (token: RefreshToken): string =>
  `${REFRESH_COOKIE}=${formatToken(token)}; Max-Age=${SESSION_DAYS * 86_400}; ${ATTRIBUTES}`

/** `Set-Cookie` that removes it. */
export const noCookie = `${REFRESH_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`
