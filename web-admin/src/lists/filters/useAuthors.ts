import { useQuery } from '@tanstack/react-query'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import { api } from '../../core/session/current.ts'

/** People who saved a record of the list last. */
export const useAuthors = (apiUrl: string, isNeeded: boolean) =>
  useQuery({
    queryKey: ['list', apiUrl, 'authors'],
    queryFn: async ({ signal }) => (await api<PersonRef[]>(`${apiUrl}/authors`, { signal })).data,
    enabled: isNeeded,
    staleTime: 60_000,
  })
