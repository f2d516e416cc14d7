import { ACCOUNT_PATHS } from '@flou/shared/account.ts'
import type { Route } from '../http/router.ts'
import { authenticate } from './authenticate.ts'
import { forgotPassword } from './reset/forgotPassword.ts'
import { resetPassword } from './reset/resetPassword.ts'
import { endOwnSession, logout, ownSessions, refreshToken } from './session/sessionCalls.ts'
import type { TokenSigner } from './session/signingKey.ts'

/** Every call of accounts (docs/architecture.md, API). */
export const accountRoutes = (sign: TokenSigner): Route[] => [
  { method: 'POST', path: ACCOUNT_PATHS.authenticate, endpoint: authenticate(sign) },
  { method: 'POST', path: ACCOUNT_PATHS.refresh, endpoint: refreshToken(sign) },
  { method: 'POST', path: ACCOUNT_PATHS.logout, endpoint: logout },
  { method: 'POST', path: ACCOUNT_PATHS.forgot, endpoint: forgotPassword },
  { method: 'POST', path: ACCOUNT_PATHS.reset, endpoint: resetPassword },
  { method: 'GET', path: ACCOUNT_PATHS.sessions, endpoint: ownSessions },
  { method: 'DELETE', path: ACCOUNT_PATHS.session('{id}'), endpoint: endOwnSession },
]
