import { startAuthentication } from '@simplewebauthn/browser'
import { ACCOUNT_PATHS, type PasskeyRequest, type SessionResponse } from '@flou/shared/accounts/account.ts'
import type { Api } from '../api/client.ts'

/** Rejects with a `NotAllowedError` if the person cancels. */
export async function authenticateByPasskey(api: Api): Promise<SessionResponse> {
  const { data: optionsJSON } = await api<PasskeyRequest>(ACCOUNT_PATHS.passkeyRequest, { method: 'POST' })
  const response = await startAuthentication({ optionsJSON })
  return (await api<SessionResponse>(ACCOUNT_PATHS.passkeySignIn, { method: 'POST', body: { response } }))
    .data
}
