import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { OpenChangeRequest, ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { api, latestChangeRequest } from '../session/current.ts'
import { useUser } from '../session/useSession.ts'
import { updateOpenRequests } from './openRequests.ts'
import { notifyRelated } from './awaitingApproval.ts'

const FRESH_MS = 60_000

const keyOf = (type: string) => ['pending-changes', type]

const queryOf = (type: string) => ({
  queryKey: keyOf(type),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (
      await api<OpenChangeRequest[]>(`${STAFF_PATHS.openChangeRequests}?type=${type}`, {
        signal,
        isQuiet: true,
      })
    ).data,
  staleTime: FRESH_MS,
})

/**
 * Returns the open change request of a record or section (id 0). One request per type; new ones appear
 * immediately.
 */
export function useOpenRequest(type: string, id: number): OpenChangeRequest | undefined {
  const { data } = useQuery({
    ...queryOf(type),
    select: (openRequests) =>
      openRequests.find((openRequest) => openRequest.id === id && openRequest.kind !== 'reorder'),
  })
  return data
}

/** Withdraws an own change request; its content stays in the draft. */
export async function withdrawChangeRequest(id: string) {
  const answer = await api<ChangeRequestRow>(STAFF_PATHS.withdrawChangeRequest(id), {
    method: 'POST',
    idempotencyKey: crypto.randomUUID(),
  })
  latestChangeRequest.set(answer.data)
  return answer
}

/** Updates open change requests after this tab requests or withdraws one; mounted once. */
export function FollowSubmitted(): null {
  const queries = useQueryClient()
  const { id: person } = useUser()
  useEffect(
    () =>
      latestChangeRequest.subscribe(() => {
        const changeRequest = latestChangeRequest.get()
        if (!changeRequest) return
        if (changeRequest.related?.length) notifyRelated(changeRequest.related)
        queries.setQueryData<OpenChangeRequest[]>(keyOf(changeRequest.type), (openRequests) =>
          openRequests ? updateOpenRequests(openRequests, changeRequest, person) : undefined,
        )
        void queries.invalidateQueries({ queryKey: keyOf(changeRequest.type) })
        for (const name of ['change', 'changes', 'change-counts'])
          void queries.invalidateQueries({ queryKey: [name] })
      }),
    [queries, person],
  )
  return null
}

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
