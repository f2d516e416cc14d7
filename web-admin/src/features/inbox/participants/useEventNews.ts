import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { EventNews, NotificationProgress } from '@flou/shared/inbox/registration.ts'
import { INBOX_KEY } from '../../../core/offices/useUnread.ts'
import { api } from '../../../core/session/current.ts'

const keyOf = (event: string) => [INBOX_KEY, 'eventNews', event]

/** Participants not yet notified of changes. @param version refetches when it changes */
export const useEventNews = (event: string, version = 0) =>
  useQuery({
    queryKey: [...keyOf(event), version],
    queryFn: async ({ signal }) => (await api<EventNews>(INBOX_PATHS.eventNews(event), { signal })).data,
    retry: false,
  })

/** Notifies participants in batches; `done` counts them. Resumable if interrupted. */
export function useNotifyParticipants(event: string, { version }: EventNews) {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      let notifiedCount = 0
      for (;;) {
        const { data } = await api<NotificationProgress>(INBOX_PATHS.notifyParticipants(event), {
          method: 'POST',
          body: { version },
        })
        notifiedCount += data.notified
        setDone(notifiedCount)
        if (data.remaining === 0 || data.notified === 0) return notifiedCount
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(event) }),
  })
  return { mutate, isPending, error, done }
}
