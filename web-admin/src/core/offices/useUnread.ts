import { useQuery } from '@tanstack/react-query'
import type { Permission } from '@flou/shared/content/permissions.ts'
import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { basesOf } from '@flou/shared/content/routing/routes.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { UnreadCounts } from '@flou/shared/inbox/inbox.ts'
import { pollWhileActive } from '../state/activity.ts'
import { api } from '../session/current.ts'
import { useUser } from '../session/useSession.ts'

export const INBOX_KEY = 'inbox'

const MINUTE_MS = 60_000

const screensOf = (office: Office, custom: 'inboxList' | 'inboxDetail') =>
  AREAS.flatMap((area) =>
    area.screens.flatMap((screen) =>
      screen.custom === custom && screen.form !== undefined
        ? basesOf(area, screen, office).map((url) => ({ url, form: screen.form, area }))
        : [],
    ),
  )

const FORM_AT: ReadonlyMap<string, string | undefined> = new Map(
  OFFICES.flatMap((office) => screensOf(office, 'inboxList').map(({ url, form }) => [url, form])),
)

const PERMISSIONS = new Set(screensOf('dashboard2', 'inboxList').map(({ area }) => area.permission))

export const canReadInbox = (permissions: readonly Permission[]): boolean =>
  permissions.some((key) => PERMISSIONS.has(key))

export const formAt = (url: string): string | undefined => FORM_AT.get(url)

export const detailUrl = (office: Office, form: string, id: string): string =>
  (screensOf(office, 'inboxDetail').find((one) => one.form === form)?.url ?? '').replace(':id', id)

export const listUrl = (office: Office, form: string): string =>
  screensOf(office, 'inboxList').find((one) => one.form === form)?.url ?? ''

export function useUnread(): UnreadCounts | undefined {
  const { id, permissions } = useUser()
  const { data } = useQuery({
    queryKey: [INBOX_KEY, 'unread', id],
    queryFn: async ({ signal }) =>
      (await api<UnreadCounts>(INBOX_PATHS.unread, { signal, isQuiet: true })).data,
    enabled: canReadInbox(permissions),
    staleTime: MINUTE_MS,
    refetchInterval: pollWhileActive(MINUTE_MS),
    refetchOnWindowFocus: true,
  })
  return data
}
