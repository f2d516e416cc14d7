import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { CalendarFeed, NewCalendarFeed } from '@flou/shared/planned.ts'
import { api } from '../../core/session/current.ts'

const PATH = STAFF_PATHS.calendarFeed
const KEY = ['calendar-feed']

const urlOf = ({ token }: NewCalendarFeed): string =>
  new URL(`${STAFF_PATHS.calendarFile}?token=${token}`, window.location.href).href

export function useFeed() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: KEY })
  return {
    feed: useQuery({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await api<CalendarFeed | null>(PATH, { signal })).data,
    }),
    create: useMutation({
      mutationFn: async () => urlOf((await api<NewCalendarFeed>(PATH, { method: 'POST' })).data),
      onSuccess: refresh,
    }),
    revoke: useMutation({ mutationFn: () => api(PATH, { method: 'DELETE' }), onSettled: refresh }),
  }
}
