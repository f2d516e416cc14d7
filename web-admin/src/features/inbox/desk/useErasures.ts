import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ErasureReport, ErasureRequest } from '@flou/shared/inbox/personalData.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { INBOX_KEY } from '../../../core/offices/useUnread.ts'
import { api } from '../../../core/session/current.ts'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export const useErasureRequests = () =>
  useQuery({
    queryKey: [INBOX_KEY, 'erasureRequests'],
    queryFn: async ({ signal }) =>
      (await api<ErasureRequest[]>(INBOX_PATHS.erasureRequests, { signal })).data,
  })

export const countOf = ({ counts }: Pick<ErasureReport, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Erases in batches of 100 until complete. @returns count, or undefined if it awaits confirmation */
async function eraseAll(path: string, body: object): Promise<number | undefined> {
  let count = 0
  for (;;) {
    const { data } = await api<ErasureRequest | ErasureReport>(path, { method: 'POST', body })
    if ('requested' in data) return undefined
    count += countOf(data)
    if (!data.isPartial || countOf(data) === 0) return count
  }
}

/** Requests, confirms and withdraws erasures. @param onDone receives the email */
export function useErasures(onDone: (email: string) => void) {
  const t = useTextsOf(personalDataTexts)
  const queries = useQueryClient()
  const faultText = useFaultText()
  const mutationCallbacks = {
    onError: (error: unknown) => notifyError(faultText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  }
  const onSuccess = (count: number | undefined, { email }: { email: string }) => {
    notifySuccess(count === undefined ? t('desk.asked') : t('desk.erased', { count }))
    onDone(email)
  }
  const requestErasure = useMutation({
    mutationFn: (body: { email: string; reason: string }) => eraseAll(INBOX_PATHS.erasePerson, body),
    onSuccess,
    ...mutationCallbacks,
  })
  const confirm = useMutation({
    mutationFn: ({ id }: ErasureRequest) => eraseAll(INBOX_PATHS.confirmErasure(id), {}),
    onSuccess,
    ...mutationCallbacks,
  })
  const withdraw = useMutation({
    mutationFn: ({ id }: ErasureRequest) => api(INBOX_PATHS.erasureRequest(id), { method: 'DELETE' }),
    onSuccess: () => notifySuccess(t('desk.withdrawn')),
    ...mutationCallbacks,
  })
  return { requestErasure, confirm, withdraw }
}
export type Erasures = ReturnType<typeof useErasures>
