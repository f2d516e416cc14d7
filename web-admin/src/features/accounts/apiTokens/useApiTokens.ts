import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import type { ApiToken, ApiTokenRequest, CreatedApiToken } from '@flou/shared/accounts/apiToken.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'

const KEY = ['apiTokens']

export const useApiTokens = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api<ApiToken[]>(ACCOUNT_PATHS.apiTokens, { signal })).data,
  })

export function useCreateToken() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: ApiTokenRequest) =>
      (await api<CreatedApiToken>(ACCOUNT_PATHS.apiTokens, { method: 'POST', body })).data.token,
    onSuccess: () => void queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRevokeToken() {
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api(ACCOUNT_PATHS.apiToken(id), { method: 'DELETE' }),
    onSuccess: ({ message }) => notifySuccess(message ?? ''),
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
