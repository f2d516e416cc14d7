import { daysAfter, nextPhaseOn, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { PageList } from '@flou/shared/site/page.ts'

type Values = Readonly<Record<string, unknown>>
type PhaseQuery = Pick<ListQuery, 'range' | 'isReversed'>
type Phased = Pick<PageList, 'of' | 'phase'>

/** Query for a phase of a type, starting from today. */
export function phaseQuery({ of, phase }: Phased, now: Date): PhaseQuery {
  const today = todayInJakarta(now)
  const isDescending = of.list.descending === true
  if (phase === undefined) return {}
  return phase === 'upcoming'
    ? { range: { from: today }, isReversed: isDescending }
    : { range: { below: today }, isReversed: !isDescending }
}

const periodOf = ({ startDate, endDate }: Values) => ({
  startDate: String(startDate),
  endDate: String(endDate),
})

/** Schedules rendering on days when a shown record begins, ends or becomes past. */
export async function scheduleRenders(
  source: ContentSource,
  list: Phased,
  { query, found }: { query: Pick<ListQuery, 'by'> | undefined; found: readonly Values[] },
): Promise<void> {
  const today = todayInJakarta(source.now)
  if (list.phase === 'upcoming') {
    for (const record of found) source.scheduleRerender(nextPhaseOn(periodOf(record), today) ?? today)
  }
  if (list.phase === 'over') {
    const upcomingQuery = phaseQuery({ of: list.of, phase: 'upcoming' }, source.now)
    const [next] = await source.list(list.of, { ...query, ...upcomingQuery, limit: 1 })
    if (next) source.scheduleRerender(daysAfter(periodOf(next).endDate, 1))
  }
}
