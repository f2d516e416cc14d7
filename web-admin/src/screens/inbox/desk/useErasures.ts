import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ErasureReceipt, ErasureRequest } from '@flou/shared/submissions/personalData.ts'
import { useFaultText } from '../../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { INBOX_KEY } from '../../../offices/useUnread.ts'
import { api } from '../../../session/current.ts'
import { personalDataTexts } from '../../../texts/screens/personalData.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'

/** The erasures that wait for a second person. */
export const useErasureRequests = () =>
  useQuery({
    queryKey: [INBOX_KEY, 'erasureRequests'],
    queryFn: async ({ signal }) =>
      (await api<ErasureRequest[]>(INBOX_PATHS.erasureRequests, { signal })).data,
  })

export const countOf = ({ counts }: Pick<ErasureReceipt, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Repeats a call until everything of an address is erased, a hundred in each. @returns how many, undefined where it waits */
async function eraseAll(path: string, body: object): Promise<number | undefined> {
  let count = 0
  for (;;) {
    const { data } = await api<ErasureRequest | ErasureReceipt>(path, { method: 'POST', body })
    if ('requested' in data) return undefined
    count += countOf(data)
    if (!data.isPartial || countOf(data) === 0) return count
  }
}

/** Asking for an erasure, confirming and withdrawing it. @param onDone given the address */
export function useErasures(onDone: (email: string) => void) {
  const t = useTextsOf(personalDataTexts)
  const queries = useQueryClient()
  const faultText = useFaultText()
  const settled = {
    onError: (error: unknown) => notifyError(faultText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  }
  const onSuccess = (count: number | undefined, { email }: { email: string }) => {
    notifySuccess(count === undefined ? t('desk.asked') : t('desk.erased', { count }))
    onDone(email)
  }
  const ask = useMutation({
    mutationFn: (body: { email: string; reason: string }) => eraseAll(INBOX_PATHS.erasePerson, body),
    onSuccess,
    ...settled,
  })
  const confirm = useMutation({
    mutationFn: ({ id }: ErasureRequest) => eraseAll(INBOX_PATHS.confirmErasure(id), {}),
    onSuccess,
    ...settled,
  })
  const withdraw = useMutation({
    mutationFn: ({ id }: ErasureRequest) => api(INBOX_PATHS.erasureRequest(id), { method: 'DELETE' }),
    onSuccess: () => notifySuccess(t('desk.withdrawn')),
    ...settled,
  })
  return { ask, confirm, withdraw }
}
export type Erasures = ReturnType<typeof useErasures>
