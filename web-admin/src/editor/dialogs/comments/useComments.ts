import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { Comment, CommentUpdate, NewComment } from '@flou/shared/comments.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { api } from '../../../core/session/current.ts'
import { pollWhileActive } from '../../../core/state/activity.ts'
import { notifyError } from '../../../core/state/notify.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'

const MINUTE_MS = 60_000

const BELL_KEY = 'bell'

function useSubject() {
  const { type, id } = useFormHandle()
  return { path: STAFF_PATHS.comments(type.key, id), type: type.key, queryKey: ['comments', type.key, id] }
}

export function useComments() {
  const { path, queryKey } = useSubject()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api<Comment[]>(path, { signal, isQuiet: true })).data,
    staleTime: MINUTE_MS / 2,
    refetchInterval: pollWhileActive(MINUTE_MS),
  })
}

export function usePeople(): readonly PersonRef[] {
  const { type } = useSubject()
  const { data = [] } = useQuery({
    queryKey: ['comment-people', type],
    queryFn: async ({ signal }) =>
      (await api<PersonRef[]>(STAFF_PATHS.commentPeople(type), { signal, isQuiet: true })).data,
    staleTime: 5 * MINUTE_MS,
  })
  return data
}

/** Updates the stored comments; a comment that others changed is replaced by theirs. */
function useRefresh() {
  const { queryKey } = useSubject()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const update = (apply: (comments: readonly Comment[]) => readonly Comment[]) => {
    queries.setQueryData<readonly Comment[]>(queryKey, (comments = []) => apply(comments))
    void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: [BELL_KEY] })
  }
  const replace = (comment: Comment) =>
    update((comments) => comments.map((one) => (one.id === comment.id ? comment : one)))
  return {
    add: (comment: Comment) =>
      update((comments) => [...comments.filter(({ id }) => id !== comment.id), comment]),
    replace,
    refresh: () => update((comments) => comments),
    fail: (error: unknown) => {
      if (isApiError(error, 'record_changed', 'not_found')) update((comments) => comments)
      notifyError(failureText(error))
    },
  }
}

/** A retry of the same comment has the same key, so that it is stored once. */
export function useSendComment(onSent: () => void) {
  const { path } = useSubject()
  const { add, fail } = useRefresh()
  const attempt = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async (body: NewComment) => {
      const text = JSON.stringify(body)
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      return (await api<Comment>(path, { method: 'POST', body, idempotencyKey: attempt.current.key })).data
    },
    onSuccess: (comment) => {
      attempt.current = { text: '', key: '' }
      add(comment)
      onSent()
    },
    onError: fail,
  })
}

export function useChangeComment({ id, version }: Comment, onDone?: () => void) {
  const { path } = useSubject()
  const { replace, fail } = useRefresh()
  return useMutation({
    mutationFn: async (update: Omit<CommentUpdate, 'version'>) =>
      (await api<Comment>(`${path}/${id}`, { method: 'PUT', body: { ...update, version } })).data,
    onSuccess: (comment) => {
      replace(comment)
      onDone?.()
    },
    onError: fail,
  })
}

export function useDeleteComment({ id }: Comment) {
  const { path } = useSubject()
  const { refresh, fail } = useRefresh()
  return useMutation({
    mutationFn: () => api(`${path}/${id}`, { method: 'DELETE' }),
    onSuccess: refresh,
    onError: fail,
  })
}
