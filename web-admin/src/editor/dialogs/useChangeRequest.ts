import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { api } from '../../core/session/current.ts'

/** Loads a change request. Never refetched while open, so that the decision applies to what was shown. */
export const useChangeRequest = (id: string) =>
  useQuery({
    queryKey: ['change', id],
    queryFn: async ({ signal }) =>
      (await api<ChangeRequestDetail>(STAFF_PATHS.changeRequest(encodeURIComponent(id)), { signal })).data,
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
