import { useQuery, type QueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import { workflowArea } from '@flou/shared/content/types/workflow.ts'
import type { SignedInUser } from '@flou/shared/account.ts'
import type { ChangeCounts } from '@flou/shared/changes/lists.ts'
import { whilePresent } from '../elements/activity.ts'
import { api } from '../session/current.ts'
import { useUser } from '../session/useSession.ts'

/** Where open changes are, from both offices; below it are the log and each change. */
export const QUEUE_URL = `/dashboard2/${workflowArea.path.dashboard2}`

/** What everything that is asked about changes is kept under. */
export const CHANGES_KEY = 'changes'

/** Asks again for all lists and counts of changes, after one has been decided, withdrawn or submitted. */
export const refreshChanges = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [CHANGES_KEY] })

const MINUTE_MS = 60_000

type Person = Pick<SignedInUser, 'permissions' | 'needApproval'>
/** True for who decides about changes of others. */
export const isApprover = ({ permissions }: Person): boolean => permissions.includes(workflowArea.permission)
/** True for a person whose saves may wait for approval: by their role, or because they write scripts (decision 43). */
export const isSubmitter = ({ permissions, needApproval }: Person): boolean =>
  needApproval || permissions.includes(SCRIPT_PERMISSION)

/** How many changes wait for the signed-in person, and how many of their own are open; followed minute by minute. */
export function useChangeCounts(): ChangeCounts | undefined {
  const user = useUser()
  const { data } = useQuery({
    queryKey: [CHANGES_KEY, 'counts', user.id],
    queryFn: async ({ signal }) =>
      (await api<ChangeCounts>(STAFF_PATHS.changeCounts, { signal, isQuiet: true })).data,
    enabled: isApprover(user) || isSubmitter(user),
    staleTime: MINUTE_MS,
    refetchInterval: whilePresent(MINUTE_MS),
  })
  return data
}
