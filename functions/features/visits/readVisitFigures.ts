import { daysAfter, isDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import {
  MAX_DAYS,
  DEFAULT_DAYS,
  type DayViews,
  type LanguageViews,
  type VisitFigures,
} from '@flou/shared/visits/visits.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer, Call } from '../../core/http/call.ts'
import { Counts } from './counts.ts'
import { addNumbers, addViews, viewsOf, type DayCounts } from './dayCounts.ts'
import { withTitles } from './pageTitles.ts'
import { countsOfDays } from './countsOfDays.ts'

const MAX_ROWS = 1_000

function periodOf({ query }: Pick<Call, 'query'>, today: string): { from: string; to: string } {
  const to = query.to ?? today
  const from = query.from ?? (isDay(to) ? daysAfter(to, 1 - DEFAULT_DAYS) : '')
  if (!isDay(from) || !isDay(to) || from > to || daysAfter(from, MAX_DAYS) <= to)
    throw new AppError('bad_request')
  return { from, to: to > today && from <= today ? today : to }
}

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

const NO_VIEWS: LanguageViews = { en: 0, id: 0 }
const sumOf = (day: string, counts: DayCounts | undefined): DayViews => ({
  day,
  ...(counts?.pages ?? []).reduce<LanguageViews>((sum, { en, id }) => addViews(sum, { en, id }), NO_VIEWS),
})

export async function readVisitFigures(call: Call): Promise<Answer> {
  const { table, now } = call.services
  const today = todayInJakarta(now())
  const period = periodOf(call, today)
  const found = await countsOfDays(table, period, today)
  const pages = new Counts<LanguageViews>(addViews)
  const hosts = new Counts<number>(addNumbers)
  for (const counts of found.values()) {
    for (const { path, en, id } of counts.pages) pages.add(path, { en, id })
    for (const { host, entries } of counts.referrers) hosts.add(host, entries)
  }
  const figures: VisitFigures = {
    ...period,
    days: daysBetween(period.from, period.to).map((day) => sumOf(day, found.get(day))),
    pages: await withTitles(
      table,
      pages
        .sorted(viewsOf)
        .slice(0, MAX_ROWS)
        .map(([path, views]) => ({ path, ...views })),
    ),
    referrers: hosts
      .sorted(Number)
      .slice(0, MAX_ROWS)
      .map(([host, entries]) => ({ host, entries })),
  }
  return { data: figures }
}
