import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { PendingMark } from '@flou/shared/changes/detail.ts'
import { api } from '../../session/current.ts'
import { useUser } from '../../session/useSession.ts'
import { marksWith } from './pendingMarks.ts'
import { tellRelated } from './held.ts'
import { submitted } from '../../session/submitted.ts'

const FRESH_MS = 60_000

const keyOf = (type: string) => ['pending-changes', type]

const queryOf = (type: string) => ({
  queryKey: keyOf(type),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api<PendingMark[]>(`${STAFF_PATHS.pendingChanges}?type=${type}`, { signal, isQuiet: true })).data,
  staleTime: FRESH_MS,
})

/**
 * The open change of a record or section of a type (id 0: a section of an area); undefined where it has none. Asked once for all records
 * of a type; a change that this visit submits shows at once.
 */
export function usePendingMark(type: string, id: number): PendingMark | undefined {
  const { data } = useQuery({
    ...queryOf(type),
    select: (marks) => marks.find((mark) => mark.id === id && mark.kind !== 'reorder'),
  })
  return data
}

/** Keeps the marks of all types in step with what this visit submits and withdraws; mounted once. */
export function FollowSubmitted(): null {
  const queries = useQueryClient()
  const { id: person } = useUser()
  useEffect(
    () =>
      submitted.subscribe(() => {
        const change = submitted.get()
        if (!change) return
        if (change.related?.length) tellRelated(change.related)
        queries.setQueryData<PendingMark[]>(keyOf(change.type), (marks) =>
          marks ? marksWith(marks, change, person) : undefined,
        )
        void queries.invalidateQueries({ queryKey: keyOf(change.type) })
        for (const name of ['change', 'changes', 'change-counts'])
          void queries.invalidateQueries({ queryKey: [name] })
      }),
    [queries, person],
  )
  return null
}
