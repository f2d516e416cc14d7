import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import type { Route } from '../../core/http/router.ts'
import { apiTokenRoutes } from './apiTokens/apiTokenRoutes.ts'
import { accountEndpoints } from './accountEndpoint.ts'
import { forgotPassword } from './password/forgotPassword.ts'
import { invitationRoutes } from './password/invitationCalls.ts'
import { resetPassword } from './password/resetPassword.ts'
import { endOtherSessions, endOwnSession, logout, ownSessions, refreshToken } from './signIn/sessionCalls.ts'
import { changeProfile } from './changeProfile.ts'
import { factorRoutes } from './factor/factorCalls.ts'
import { relyingParty } from './factor/passkeys.ts'
import { passkeySignInRoutes } from './signIn/passkeySignIn.ts'
import type { AccountSecrets } from './signIn/signingKey.ts'
import { authenticate } from './signIn/authenticate.ts'
import { changePassword } from './password/changePassword.ts'
import { confirmPassword } from './password/confirmPassword.ts'

interface AccountRouteOptions extends AccountSecrets {
  adminOrigin: string
}

export function accountRoutes({ sign, factorKey, adminOrigin }: AccountRouteOptions): Route[] {
  const accountEndpoint = accountEndpoints(adminOrigin)
  const rp = relyingParty(adminOrigin)
  return [
    {
      method: 'POST',
      path: ACCOUNT_PATHS.authenticate,
      endpoint: authenticate(accountEndpoint, { sign, factorKey }),
    },
    { method: 'POST', path: ACCOUNT_PATHS.refresh, endpoint: refreshToken(accountEndpoint, sign) },
    { method: 'POST', path: ACCOUNT_PATHS.logout, endpoint: logout(accountEndpoint) },
    { method: 'POST', path: ACCOUNT_PATHS.forgot, endpoint: forgotPassword(accountEndpoint) },
    { method: 'POST', path: ACCOUNT_PATHS.reset, endpoint: resetPassword(accountEndpoint) },
    { method: 'POST', path: ACCOUNT_PATHS.confirm, endpoint: confirmPassword },
    { method: 'POST', path: ACCOUNT_PATHS.password, endpoint: changePassword },
    { method: 'PUT', path: ACCOUNT_PATHS.profile, endpoint: changeProfile },
    ...apiTokenRoutes,
    ...invitationRoutes(accountEndpoint),
    ...factorRoutes(factorKey, rp),
    ...passkeySignInRoutes(accountEndpoint, { sign, factorKey, rp }),
    { method: 'GET', path: ACCOUNT_PATHS.sessions, endpoint: ownSessions },
    { method: 'DELETE', path: ACCOUNT_PATHS.sessions, endpoint: endOtherSessions },
    { method: 'DELETE', path: ACCOUNT_PATHS.session('{id}'), endpoint: endOwnSession },
  ]
}
