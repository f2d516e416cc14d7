import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { EventNews, ToldPart } from '@flou/shared/registration.ts'
import { INBOX_KEY } from '../../../offices/useUnread.ts'
import { api } from '../../../session/current.ts'

const keyOf = (event: string) => [INBOX_KEY, 'eventNews', event]

/** How many who are registered for an event do not know yet how it takes place. @param version asked for again with another one */
export const useEventNews = (event: string, version = 0) =>
  useQuery({
    queryKey: [...keyOf(event), version],
    queryFn: async ({ signal }) => (await api<EventNews>(INBOX_PATHS.eventNews(event), { signal })).data,
    retry: false,
  })

/** Tells all of them, a part in each call; `done` counts along. Stopped in between, the rest is told when it is asked again. */
export function useTell(event: string, { version }: EventNews) {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      let told = 0
      for (;;) {
        const { data } = await api<ToldPart>(INBOX_PATHS.tellParticipants(event), {
          method: 'POST',
          body: { version },
        })
        told += data.told
        setDone(told)
        if (data.left === 0 || data.told === 0) return told
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(event) }),
  })
  return { mutate, isPending, error, done }
}
