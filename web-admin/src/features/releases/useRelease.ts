import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import {
  isEditable,
  isStarted,
  type ReleaseDetail,
  type ReleaseEvent,
} from '@flou/shared/releases/release.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { RELEASE_PERMISSION, RELEASES_KEY, useRefreshReleases } from '../../core/records/useReleases.ts'
import { api } from '../../core/session/current.ts'
import { needsApproval } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { pollWhileActive } from '../../core/state/activity.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { releaseScreenTexts } from '../../core/texts/releaseScreens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { ReleaseAct } from './releaseActions.ts'

const PROGRESS_MS = 1500
const MINUTE_MS = 60_000

const canContinue = ({ state, publishAt }: ReleaseDetail): boolean =>
  isStarted(state) && (state !== 'ready' || publishAt === undefined)

/** Continues a started release at once, which the schedule does each minute; failures leave it to the schedule. */
const continueRelease = ({ id, recordVersion }: ReleaseDetail) =>
  api(RELEASE_PATHS.publish(id), {
    method: 'POST',
    body: { recordVersion },
    idempotencyKey: crypto.randomUUID(),
    isQuiet: true,
  }).catch(() => undefined)

export function useRelease(id: string) {
  const queries = useQueryClient()
  const user = useUser()
  const queryKey = [RELEASES_KEY, id, 'detail']
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<ReleaseDetail>(queryKey)
      if (known && canContinue(known) && !needsApproval(user, RELEASE_PERMISSION))
        await continueRelease(known)
      return (await api<ReleaseDetail>(RELEASE_PATHS.one(id), { signal })).data
    },
    refetchInterval: ({ state: { data } }) =>
      data && isStarted(data.state) ? PROGRESS_MS : pollWhileActive(MINUTE_MS)(),
  })
}

export const useReleaseProblems = ({ id, hash, state }: ReleaseDetail) =>
  useQuery({
    queryKey: [RELEASES_KEY, id, 'checks', hash],
    queryFn: async ({ signal }) => (await api<ReleaseProblem[]>(RELEASE_PATHS.checks(id), { signal })).data,
    enabled: isEditable(state),
  })

export const useReleaseLog = ({ id, recordVersion, state }: ReleaseDetail) =>
  useQuery({
    queryKey: [RELEASES_KEY, id, 'log', recordVersion, state],
    queryFn: async ({ signal }) => (await api<ReleaseEvent[]>(RELEASE_PATHS.log(id), { signal })).data,
  })

function callOf({ id, hash, recordVersion }: ReleaseDetail, act: ReleaseAct) {
  switch (act.act) {
    case 'edit':
      return { path: RELEASE_PATHS.one(id), method: 'PUT', body: { ...act.body, recordVersion } } as const
    case 'delete':
      return { path: `${RELEASE_PATHS.one(id)}?recordVersion=${recordVersion}`, method: 'DELETE' } as const
    case 'publish':
    case 'cancel':
    case 'undo': {
      const { act: name, ...options } = act
      return { path: RELEASE_PATHS[name](id), method: 'POST', body: { recordVersion, ...options } } as const
    }
    default: {
      const { act: decision, message } = act
      const body = { decision, hash, ...(message !== undefined && message !== '' && { message }) }
      return { path: RELEASE_PATHS.approval(id), method: 'POST', body } as const
    }
  }
}

/** True if undoing would replace content that was saved since the release. */
export const isSavedSince = (error: unknown): boolean => isApiError(error, 'published_since')

export function useReleaseAct(release: ReleaseDetail) {
  const t = useTextsOf(releaseScreenTexts)
  const failureText = useFailureText()
  const refresh = useRefreshReleases()
  return useMutation({
    mutationFn: (act: ReleaseAct) => {
      const { path, ...call } = callOf(release, act)
      return api(path, { ...call, idempotencyKey: crypto.randomUUID() })
    },
    onSuccess: (_, { act }) => notifySuccess(t(`release.done.${act}`, { name: release.name })),
    onError: (error) => {
      if (!isSavedSince(error)) notifyError(failureText(error))
    },
    onSettled: refresh,
  })
}
