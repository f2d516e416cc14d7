import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import type { ChangeRequestCounts } from '@flou/shared/approval/changeRequestLists.ts'
import { pollWhileActive } from '../state/activity.ts'
import { api } from '../session/current.ts'
import { hasRight } from '../session/rights.ts'
import { useUser } from '../session/useSession.ts'
import { workflowArea } from '@flou/shared/content/types/customScreens.ts'

export const QUEUE_URL = `/dashboard2/${workflowArea.path.dashboard2}`

export const CHANGE_REQUESTS_KEY = 'changes'

export const refreshChangeRequests = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [CHANGE_REQUESTS_KEY] })

const MINUTE_MS = 60_000
/** Approvers notice a new change request within this time, and at once when they return to the tab. */
const APPROVER_MS = 15_000

type Person = Pick<SignedInUser, 'permissions' | 'lacks' | 'needApproval'>
export const isApprover = (user: Person): boolean => hasRight(user, workflowArea.permission, 'publish')
/** True if saves can need approval: by role, or because the role may write scripts. */
export const canRequestApproval = ({ permissions, lacks = [], needApproval }: Person): boolean =>
  needApproval || lacks.some((grant) => grant.endsWith(':publish')) || permissions.includes(SCRIPT_PERMISSION)

export function countsQuery(user: Person & Pick<SignedInUser, 'id'>) {
  const interval = isApprover(user) ? APPROVER_MS : MINUTE_MS
  return queryOptions({
    queryKey: [CHANGE_REQUESTS_KEY, 'counts', user.id],
    queryFn: async ({ signal }) =>
      (await api<ChangeRequestCounts>(STAFF_PATHS.changeRequestCounts, { signal, isQuiet: true })).data,
    enabled: isApprover(user) || canRequestApproval(user),
    staleTime: interval,
    refetchInterval: pollWhileActive(interval),
    refetchOnWindowFocus: true,
  })
}

export const useChangeRequestCounts = (): ChangeRequestCounts | undefined =>
  useQuery(countsQuery(useUser())).data
