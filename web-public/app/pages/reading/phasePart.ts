import { daysAfter, nextPhaseOn, todayInJakarta } from '@flou/shared/calendar.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { PageList } from '@flou/shared/site/page.ts'

type Values = Readonly<Record<string, unknown>>
type Part = Pick<ListQuery, 'range' | 'isReversed'>
type Phased = Pick<PageList, 'of' | 'phase'>

/** The part of a type's order that a phase is, read from today outwards; all of it without one. */
export function phasePart({ of, phase }: Phased, now: Date): Part {
  const today = todayInJakarta(now)
  const isDescending = of.list.descending === true
  if (phase === undefined) return {}
  return phase === 'ahead'
    ? { range: { from: today }, isReversed: isDescending }
    : { range: { below: today }, isReversed: !isDescending }
}

const periodOf = ({ startDate, endDate }: Values) => ({
  startDate: String(startDate),
  endDate: String(endDate),
})

/** Has the page rendered again on the days on which what it shows of a phase changes: one begins, one ends and is shown among those that are over. */
export async function noteChanges(
  source: ContentSource,
  list: Phased,
  { query, found }: { query: Pick<ListQuery, 'by'> | undefined; found: readonly Values[] },
): Promise<void> {
  const today = todayInJakarta(source.now)
  if (list.phase === 'ahead') {
    for (const record of found) source.changesOn(nextPhaseOn(periodOf(record), today) ?? today)
  }
  if (list.phase === 'over') {
    const ahead = phasePart({ of: list.of, phase: 'ahead' }, source.now)
    const [next] = await source.list(list.of, { ...query, ...ahead, limit: 1 })
    if (next) source.changesOn(daysAfter(periodOf(next).endDate, 1))
  }
}
