import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import { STAFF_API } from '@flou/shared/content/routing/apiPaths.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { event as eventType } from '@flou/shared/content/types/promotion/event.ts'
import { eventArea } from '@flou/shared/content/types/promotion/eventArea.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { recordFormUrl } from '../../../core/offices/recordLocations.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { childLists } from '../../../core/records/routePaths.ts'
import { dateText } from '../../../core/records/timeText.ts'
import { useTitles } from '../../../core/records/useOptions.ts'
import { api } from '../../../core/session/current.ts'
import { useLanguage } from '../../../core/texts/useText.ts'
import { RecordLinks } from '../../../lists/RecordLinks.tsx'
import { recordTitle } from '../../../core/records/recordTitle.ts'

/** Titles of events by id, in the interface's language. */
export function useEventTitles(ids: readonly number[]): ReadonlyMap<number, string> {
  const language = useLanguage()
  const sorted = [...new Set(ids)].filter((id) => id > 0).toSorted((one, other) => one - other)
  const { data = [] } = useTitles(eventType.key, sorted)
  return new Map(data.map(({ id, title }) => [id, localizedText(title, language).text]))
}

export const eventName = (titles: ReadonlyMap<number, string>, id: number): string =>
  titles.get(id) ?? `#${id}`

function daysText({ startDate, endDate }: StoredRecord, language: Language): string {
  const days = [startDate, endDate].filter((day): day is string => typeof day === 'string' && day !== '')
  return [...new Set(days)].map((day) => dateText(day, language)).join(' – ')
}

/** Title and days of an event; undefined while loading or offline. */
export function useEventFacts(id: number) {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['inbox', 'event', id],
    queryFn: async ({ signal }) => (await api<StoredRecord>(`${STAFF_API}/event/${id}`, { signal })).data,
    staleTime: 60_000,
  })
  if (!data) return undefined
  const [own, other] = [language, otherLanguage(language)].map((each) => recordTitle(eventType, data, each))
  return { title: own || other, days: daysText(data, language) }
}

export function EventTabs({ route, event }: { route: Route; event: number }) {
  const language = useLanguage()
  const label = route.screen.ofRecord?.label[language]
  return label === undefined ? null : (
    <RecordLinks route={{ area: route.area, type: eventType }} record={{ id: event }} current={label} />
  )
}

export function EventLinks({ id }: { id: number }) {
  const { office } = useOffice()
  const language = useLanguage()
  const titles = useEventTitles([id])
  const form = recordFormUrl(office, { type: eventType.key, id }) ?? ''
  const screens = childLists({ area: eventArea, type: eventType }, office, language)
  return (
    <>
      <Link to={form}>{eventName(titles, id)}</Link>
      {screens
        .filter(({ isScreen }) => isScreen)
        .map(({ label, of }) => (
          <span key={label}>
            {' · '}
            <Link to={of(id)}>{label}</Link>
          </span>
        ))}
    </>
  )
}
