import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useEffect } from 'react'
import type { PublishStatus } from '@flou/shared/publishing/publishing.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, addToastDetail } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { type FollowedSave, saveTopic } from '../../../core/records/followedSave.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export function usePageCountInToast(
  { path, version }: FollowedSave,
  publishStatus: PublishStatus | undefined,
): void {
  const t = useTextsOf(editorTexts)
  const { written = 0, removed = 0, redirected = 0 } = publishStatus?.counts ?? {}
  const count = written + removed + redirected
  const id = Number(path.slice(path.lastIndexOf('/') + 1)) || 0
  useEffect(() => {
    if (count > 0) addToastDetail(saveTopic({ id, version }), t('effect.pages', { count }))
  }, [id, version, count]) // eslint-disable-line -- shown once, in the language of that time
}

/** Most saves are live within a second; longer waits mean a full publish or a failure. Milliseconds. */
const FIRST_MS = 250
const LONGEST_MS = 5_000
const GROWTH = 1.3
const ATTEMPTS = 24

/** Returns the next poll delay in milliseconds; false to stop, after about 90 seconds. */
const pollDelay = (attempts: number): number | false =>
  attempts < ATTEMPTS && Math.min(FIRST_MS * GROWTH ** attempts, LONGEST_MS)

interface PollResult {
  publishStatus: PublishStatus | null
  /** Polls since the save or since the last re-render request. */
  attempts: number
}

/** Polls the publish status of a save until it is known; paused in hidden and offline tabs. */
export function usePublishStatus({ path, version }: FollowedSave) {
  const failureText = useFailureText()
  const queries = useQueryClient()
  const url = `${path}/versions/${version}/publish-status`
  const queryKey = ['publish-status', url]
  const [outdated, setOutdated] = useState<string>()
  const isKnown = ({ publishStatus }: PollResult) => publishStatus !== null && publishStatus.at !== outdated
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<PollResult> => {
      const { data: publishStatus } = await api<PublishStatus | null>(url, { signal })
      return { publishStatus, attempts: (queries.getQueryData<PollResult>(queryKey)?.attempts ?? 0) + 1 }
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => !!state.data && !isKnown(state.data) && pollDelay(state.data.attempts),
  })
  const renderRequest = useMutation({
    mutationFn: () => api(url, { method: 'POST' }),
    onSuccess: () => {
      setOutdated(data?.publishStatus?.at)
      queries.setQueryData<PollResult>(queryKey, (result) => result && { ...result, attempts: 0 })
    },
    onError: (error) => notifyError(failureText(error)),
  })
  const isOpen = !data || !isKnown(data)
  return {
    publishStatus: data?.publishStatus ?? undefined,
    isLate: isError || (isOpen && pollDelay(data?.attempts ?? 0) === false),
    isWaiting: isOpen,
    renderAgain: () => renderRequest.mutate(),
    isRequesting: renderRequest.isPending,
  }
}
