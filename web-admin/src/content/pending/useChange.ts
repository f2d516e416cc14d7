import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { api } from '../../session/current.ts'

/** Everything about a change. It is read anew by whoever opens it, and not while it is looked at: what is decided is what was shown. */
export const useChange = (id: string) =>
  useQuery({
    queryKey: ['change', id],
    queryFn: async ({ signal }) =>
      (await api<ChangeDetail>(STAFF_PATHS.change(encodeURIComponent(id)), { signal })).data,
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
