import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ACCOUNT_PATHS, type OwnSession } from '@flou/shared/accounts/account.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'

const KEY = ['ownSessions']

export const useOwnSessions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { data } = await api<OwnSession[]>(ACCOUNT_PATHS.sessions, { signal })
      return data.toSorted((one, other) => Number(other.current) - Number(one.current))
    },
  })

export function useSessionsRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}

/** Ends one session, or all others without an id. */
export function useEndSession() {
  const failureText = useFailureText()
  const refresh = useSessionsRefresh()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      api(id === undefined ? ACCOUNT_PATHS.sessions : ACCOUNT_PATHS.session(id), { method: 'DELETE' }),
    onSuccess: ({ message }) => notifySuccess(message ?? ''),
    onError: (error) => notifyError(failureText(error)),
    onSettled: refresh,
  })
}
