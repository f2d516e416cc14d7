import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { areaOf } from '../../core/offices/recordLocations.ts'
import { plannedText } from '../../core/records/timeText.ts'
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

/** True for planned times that the user may change. */
export function useCanMove(): (entry: CalendarEntry) => boolean {
  const user = useUser()
  return ({ kind, type }) => {
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
      api(`${recordApi(entry)}/schedule`, {
        method: 'PUT',
        body: { [entry.kind]: at },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (_, { entry, at }) => {
      const values = { title: entry.titles[language], time: plannedText(at, language) }
      const back = { entry: { ...entry, at }, at: entry.at }
      offerUndo(t('calendar.moved', values), t('calendar.undo'), () => move.mutate(back))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => {
      for (const name of ['calendar', 'list', 'record']) void queries.invalidateQueries({ queryKey: [name] })
    },
  })
  return move
}
