import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import {
  isEditable,
  isStarted,
  type NewRelease,
  type NewReleaseItem,
  type ReleaseItem,
  type ReleaseItemContent,
  type ReleaseOfRecord,
  type ReleaseRow,
} from '@flou/shared/releases/release.ts'
import { useFailureText } from '../api/useFailureText.ts'
import { api } from '../session/current.ts'
import { hasRight } from '../session/rights.ts'
import { useUser } from '../session/useSession.ts'
import { pollWhileActive } from '../state/activity.ts'
import { notifyError } from '../state/notify.ts'
import type { ReleaseSubject } from './releaseItems.ts'

export const RELEASES_KEY = 'releases'
export const RELEASE_PERMISSION = 'Manage Releases'
const MINUTE_MS = 60_000
const PROGRESS_MS = 2000

export function useCanCollect(): boolean {
  return hasRight(useUser(), RELEASE_PERMISSION, 'edit')
}

export const useReleases = (isEnabled = true) =>
  useQuery({
    queryKey: [RELEASES_KEY, 'all'],
    queryFn: async ({ signal }) => (await api<ReleaseRow[]>(RELEASE_PATHS.all, { signal })).data,
    enabled: isEnabled,
    staleTime: MINUTE_MS / 2,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => isStarted(one.state)) === true ? PROGRESS_MS : pollWhileActive(MINUTE_MS)(),
  })

export const openReleases = (releases: readonly ReleaseRow[] = []): ReleaseRow[] =>
  releases.filter(({ state }) => isEditable(state))

/** Releases with changes of the subject that are not live yet. */
export function useReleasesOf(subject: ReleaseSubject | undefined) {
  const canCollect = useCanCollect()
  const { type, recordId, parentId = 0, operation = '' } = subject ?? { type: '', recordId: 0 }
  return useQuery({
    queryKey: [RELEASES_KEY, 'of', type, recordId, parentId, operation],
    queryFn: async ({ signal }) =>
      (
        await api<ReleaseOfRecord[]>(
          `${RELEASE_PATHS.all}?type=${type}&recordId=${recordId}&parentId=${parentId}&operation=${operation}`,
          { signal, isQuiet: true },
        )
      ).data,
    enabled: subject !== undefined && canCollect,
    staleTime: MINUTE_MS,
  })
}

export const useReleaseItem = (release: string, item: string) =>
  useQuery({
    queryKey: [RELEASES_KEY, release, 'item', item],
    queryFn: async ({ signal }) =>
      (await api<ReleaseItemContent>(RELEASE_PATHS.item(release, item), { signal })).data,
    enabled: item !== '',
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })

export function useRefreshReleases(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [RELEASES_KEY, 'calendar'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }
}

export function useCreateRelease() {
  const failureText = useFailureText()
  const refresh = useRefreshReleases()
  return useMutation({
    mutationFn: async (body: NewRelease) =>
      (
        await api<ReleaseRow>(RELEASE_PATHS.all, {
          method: 'POST',
          body,
          idempotencyKey: crypto.randomUUID(),
        })
      ).data,
    onSuccess: refresh,
    onError: (error) => notifyError(failureText(error)),
  })
}

export const addReleaseItem = (release: string, body: NewReleaseItem, idempotencyKey: string) =>
  api<ReleaseItem>(RELEASE_PATHS.items(release), { method: 'POST', body, idempotencyKey })
