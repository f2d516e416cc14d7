import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ACCOUNT_PATHS, type AccountFactors, type TotpSetUp } from '@flou/shared/accounts/account.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { api } from '../../../core/session/current.ts'
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

export function useRemoveTotp() {
  const failureText = useFailureText()
  const refresh = useFactorsRefresh()
  return useMutation({
    mutationFn: () => api(ACCOUNT_PATHS.totp, { method: 'DELETE' }),
    onSuccess: ({ message }) => notifySuccess(message ?? ''),
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}
