import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { api } from '../../../core/session/current.ts'
import { useUser } from '../../../core/session/useSession.ts'

const ROWS = 100

/** Returns neighbours in queue order; an id outside the queue is followed by the first. */
export function neighboursOf(ids: readonly string[], id: string): { previous?: string; next?: string } {
  const at = ids.indexOf(id)
  const previous = at > 0 ? ids[at - 1] : undefined
  const next = at < 0 ? ids[0] : ids[at + 1]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}

export function useNeighbours(id: string) {
  const { permissions } = useUser()
  const { data = [] } = useQuery({
    queryKey: ['changes', 'neighbours'],
    queryFn: async ({ signal }) =>
      (
        await api<ChangeRequestRow[]>(`${STAFF_PATHS.changeRequests}?view=decide&perPage=${ROWS}`, {
          signal,
          isQuiet: true,
        })
      ).data,
    enabled: permissions.includes('Workflow'),
    staleTime: 30_000,
  })
  return neighboursOf(
    data.map((changeRequest) => changeRequest.id),
    id,
  )
}
