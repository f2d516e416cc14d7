import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SavedView, SavedViews } from '@flou/shared/accounts/account.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { announceViews, sendViews } from './sendViews.ts'

/** Returns the storage key of a list's views; lists of different parents share it. */
export const viewsKey = (apiUrl: string): string => apiUrl.replace(/\/\d+\//, '/{parentId}/')

const KEY = ['views']

export const useSavedViews = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api<SavedViews>(STAFF_PATHS.views, { signal })).data,
    staleTime: 60_000,
    retry: false,
  })

interface SharedViewChange extends Pick<SavedView, 'id' | 'name' | 'search'> {
  isDeleted?: boolean
}

/** Saved views of a list, with optimistic updates and rollback. */
export function useViews(list: string) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { data } = useSavedViews()
  const save = useMutation({
    // sequential, so that the last edit wins
    scope: { id: STAFF_PATHS.views },
    mutationFn: (views: readonly SavedView[]) => sendViews(list, views),
    onMutate: async (views) => {
      announceViews(list, views)
      await queries.cancelQueries({ queryKey: KEY })
      const before = queries.getQueryData<SavedViews>(KEY)
      queries.setQueryData<SavedViews>(KEY, { ...before, [list]: views })
      return before
    },
    onError: (error, _, before) => {
      queries.setQueryData(KEY, before)
      notifyError(failureText(error))
    },
  })
  const all = data?.[list] ?? []
  return {
    all,
    views: all.filter(({ sharedBy }) => !sharedBy),
    shared: all.filter(({ sharedBy }) => sharedBy),
    save: save.mutate,
  }
}

export function useShareView(list: string) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    scope: { id: STAFF_PATHS.views },
    mutationFn: ({ id, name, search, isDeleted }: SharedViewChange) =>
      isDeleted
        ? api(`${STAFF_PATHS.sharedView(id)}?${new URLSearchParams({ list }).toString()}`, {
            method: 'DELETE',
            idempotencyKey: crypto.randomUUID(),
          })
        : api(STAFF_PATHS.sharedView(id), {
            method: 'PUT',
            body: { list, name, search },
            idempotencyKey: crypto.randomUUID(),
          }),
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
