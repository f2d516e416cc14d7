import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bell } from '@flou/shared/comments.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { webhookArea } from '@flou/shared/content/types/staff.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { THREAD_PARAMETER, type CommentSubject } from '@flou/shared/comments.ts'
import { recordFormUrl } from '../../core/offices/recordLocations.ts'
import { api } from '../../core/session/current.ts'
import { useUser } from '../../core/session/useSession.ts'
import { pollWhileActive } from '../../core/state/activity.ts'

const MINUTE_MS = 60_000

export function useBell() {
  const { id } = useUser()
  return useQuery({
    queryKey: ['bell', id],
    queryFn: async ({ signal }) => (await api<Bell>(STAFF_PATHS.bell, { signal, isQuiet: true })).data,
    staleTime: MINUTE_MS / 2,
    refetchInterval: pollWhileActive(MINUTE_MS),
    refetchOnWindowFocus: true,
  })
}

/** Shown as read at once; a failed call shows them as unread again. */
export function useReadNotifications() {
  const queries = useQueryClient()
  const { id } = useUser()
  const queryKey = ['bell', id]
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      api(STAFF_PATHS.readNotifications, { method: 'POST', body: { ids }, isQuiet: true }),
    onMutate: (ids) =>
      queries.setQueryData<Bell>(
        queryKey,
        (bell) =>
          bell && {
            ...bell,
            notifications: bell.notifications.map((notification) =>
              ids.includes(notification.id) ? { ...notification, isRead: true } : notification,
            ),
          },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** URL of the record's form, with the thread open; the newer back-office has every form. */
export function threadUrl(office: Office, subject: CommentSubject, thread: string | undefined): string {
  if (subject.type === webhookArea.key) return `/${office}/${webhookArea.path[office]}`
  const path = recordFormUrl(office, subject) ?? recordFormUrl('dashboard2', subject) ?? `/${office}`
  return thread === undefined ? path : `${path}?${THREAD_PARAMETER}=${thread}`
}
