import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ACCOUNT_PATHS, type AccountFactors, type TotpSetUp } from '@flou/shared/accounts/account.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { api, session } from '../../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { useSessionsRefresh } from '../useOwnSessions.ts'

const KEY = ['ownFactors']

export const useOwnFactors = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api<AccountFactors>(ACCOUNT_PATHS.factors, { signal })).data,
  })

export function useFactorsRefresh() {
  const queries = useQueryClient()
  const refreshSessions = useSessionsRefresh()
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: KEY }), refreshSessions()])
  }
}

export function useStartTotp() {
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async () => (await api<TotpSetUp>(ACCOUNT_PATHS.totp, { method: 'POST' })).data,
    onError: (error) => notifyError(failureText(error)),
  })
}

export function useStartPasskey() {
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async () => {
      const path = ACCOUNT_PATHS.passkeyOptions
      return (await api<PublicKeyCredentialCreationOptionsJSON>(path, { method: 'POST' })).data
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

export interface RecoveryCodeList {
  codes: readonly string[]
}

export const useConfirmTotp = () =>
  useMutation({
    mutationFn: async (code: string) => {
      const path = ACCOUNT_PATHS.totp
      return (await api<RecoveryCodeList>(path, { method: 'PUT', body: { code } })).data.codes
    },
  })

export function useRenewCodes() {
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async () =>
      (await api<RecoveryCodeList>(ACCOUNT_PATHS.recoveryCodes, { method: 'POST' })).data.codes,
    onError: (error) => notifyError(failureText(error)),
  })
}

/** Removes the authenticator app or a passkey, by its path. */
export function useRemoveFactor() {
  const failureText = useFailureText()
  const refresh = useFactorsRefresh()
  return useMutation({
    mutationFn: (path: string) => api(path, { method: 'DELETE' }),
    onSuccess: async ({ message }) => {
      notifySuccess(message ?? '')
      await session.reload()
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}
