import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { RELEASE_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { areaOf } from '../../core/offices/recordLocations.ts'
import { plannedText } from '../../core/records/timeText.ts'
import { RELEASE_PERMISSION, RELEASES_KEY, useReleases } from '../../core/records/useReleases.ts'
import { api } from '../../core/session/current.ts'
import { hasRight } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { notifyError, offerUndo } from '../../core/state/notify.ts'
import { calendarTexts } from '../../core/texts/calendar.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'

export const useCalendar = (from: string, to: string) =>
  useQuery({
    queryKey: ['calendar', from, to],
    queryFn: async ({ signal }) =>
      (await api<CalendarEntry[]>(`${STAFF_PATHS.calendar}?from=${from}&to=${to}`, { signal })).data,
    staleTime: 30_000,
  })

function recordApi({ type, id, parentId }: CalendarEntry): string | undefined {
  const screen = apiScreens(REGISTRY).find((one) => one.type.key === type)
  const path = screen?.path.replace('{parentId}', String(parentId ?? id))
  return screen?.type.single ? path : path && `${path}/${id}`
}

/** Releases with an hour on these days; none for people who may not see releases. */
export function useReleaseEntries(from: string, to: string): CalendarEntry[] {
  const user = useUser()
  const { data = [] } = useReleases(user.permissions.includes(RELEASE_PERMISSION))
  return data.flatMap((release) => releaseEntry(release) ?? []).filter(({ at }) => isWithin(at, from, to))
}

const isWithin = (at: string, from: string, to: string): boolean => {
  const day = todayInJakarta(new Date(at))
  return day >= from && day <= to
}

function releaseEntry({
  id,
  name,
  recordVersion,
  publishAt,
  published,
}: ReleaseRow): CalendarEntry | undefined {
  const at = published ?? publishAt
  if (at === undefined) return undefined
  const titles = { en: name, id: name }
  return { kind: 'release', type: 'release', id: 0, titles, at, release: { id, recordVersion } }
}

/** True for planned times and releases that the user may move; the server refuses those that have started. */
export function useCanMove(): (entry: CalendarEntry) => boolean {
  const user = useUser()
  return ({ kind, type, at }) => {
    if (kind === 'release') return hasRight(user, RELEASE_PERMISSION, 'edit') && Date.parse(at) > Date.now()
    const area = areaOf({ key: type })
    const isTime = kind === 'publish' || kind === 'unpublish'
    return isTime && area !== undefined && !user.needApproval && hasRight(user, area.permission, 'publish')
  }
}

interface Move {
  entry: CalendarEntry
  at: string
}

/** Moves a planned time and offers to undo it. */
export function useMove() {
  const t = useTextsOf(calendarTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const move = useMutation({
    mutationFn: ({ entry, at }: Move) =>
      api<Partial<ReleaseRow>>(
        entry.release ? RELEASE_PATHS.one(entry.release.id) : `${recordApi(entry)}/schedule`,
        {
          method: 'PUT',
          body: entry.release
            ? { publishAt: at, recordVersion: entry.release.recordVersion }
            : { [entry.kind]: at },
          idempotencyKey: crypto.randomUUID(),
        },
      ),
    onSuccess: ({ data }, { entry: moved, at }) => {
      const { recordVersion = 0 } = data
      const entry = moved.release ? { ...moved, release: { ...moved.release, recordVersion } } : moved
      const values = { title: entry.titles[language], time: plannedText(at, language) }
      const back = { entry: { ...entry, at }, at: entry.at }
      offerUndo(t('calendar.moved', values), t('calendar.undo'), () => move.mutate(back))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => {
      for (const name of ['calendar', 'list', 'record', RELEASES_KEY])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })
  return move
}
