import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { api } from '../../../../session/current.ts'
import { useUser } from '../../../../session/useSession.ts'

/** More changes than these wait for nobody who goes through them one by one. */
const ROWS = 100

/** The changes before and after one in the order of the queue; from one that is not in it, the queue's first comes next. */
export function neighboursOf(ids: readonly string[], id: string): { previous?: string; next?: string } {
  const at = ids.indexOf(id)
  const previous = at > 0 ? ids[at - 1] : undefined
  const next = at < 0 ? ids[0] : ids[at + 1]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}

/** The changes around one among those that the reader may decide; none for who decides none. */
export function useNeighbours(id: string) {
  const { permissions } = useUser()
  const { data = [] } = useQuery({
    queryKey: ['changes', 'neighbours'],
    queryFn: async ({ signal }) =>
      (
        await api<ChangeRow[]>(`${STAFF_PATHS.changes}?view=decide&perPage=${ROWS}`, {
          signal,
          isQuiet: true,
        })
      ).data,
    enabled: permissions.includes('Workflow'),
    staleTime: 30_000,
  })
  return neighboursOf(
    data.map((change) => change.id),
    id,
  )
}
