import { releasesArea } from '@flou/shared/content/types/customScreens.ts'
import {
  calendarFileOf,
  calendarInstant,
  calendarText,
  calendarTimes,
} from '@flou/shared/forms/calendarFile.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { calendarFeedTexts } from '@flou/shared/texts/publishing.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { entriesBetween, type CalendarSources, type Days } from '../../core/content/calendar.ts'
import type { StaffCall } from '../../core/http/call.ts'
import { isPermitted } from '../../core/operations/permission.ts'
import { withLanguages } from '../accounts/index.ts'
import { activeReleases, closedReleases } from '../releases/index.ts'
import type { FeedItem } from './feedItem.ts'

const DAYS_BEFORE = 31
const DAYS_AHEAD = 186

const texts = reader(calendarFeedTexts)

async function scheduledReleases(
  { caller, services: { table } }: StaffCall,
  { from, to }: Days,
): Promise<CalendarEntry[]> {
  if (!isPermitted(releasesArea.permission, caller)) return []
  const releases = await Promise.all([activeReleases(table), closedReleases(table)])
  return releases
    .flat()
    .flatMap(({ id, name, recordVersion, publishAt, published, updated }): CalendarEntry[] => {
      const at = published ?? publishAt
      const day = at === undefined ? '' : todayInJakarta(new Date(at))
      if (at === undefined || day < from || day > to) return []
      const titles = { en: name, id: name }
      return [
        { kind: 'release', type: 'release', id: 0, titles, at, updated, release: { id, recordVersion } },
      ]
    })
}

const timesOf = ({ at, until = at }: CalendarEntry): string[] =>
  at.includes('T')
    ? [`DTSTART:${calendarInstant(new Date(at))}`]
    : calendarTimes({ from: at, to: until, hours: undefined })

interface Reader extends Pick<FeedItem, 'origin' | 'created'> {
  language: Language
}

function eventOf(entry: CalendarEntry, { origin, created, language }: Reader): string[] {
  const { kind, type, id, titles, at, changeRequest, release, updated } = entry
  const title = titles[language] || titles[otherLanguage(language)]
  const day = at.includes('T') ? todayInJakarta(new Date(at)) : at
  const name = [kind, type, id, changeRequest ?? release?.id].filter((part) => part !== undefined).join('-')
  return [
    `UID:${name}@${new URL(origin).host}`,
    // stable, so that an unchanged calendar has the same entity tag
    `DTSTAMP:${calendarInstant(new Date(updated ?? created))}`,
    ...(updated === undefined ? [] : [`LAST-MODIFIED:${calendarInstant(new Date(updated))}`]),
    ...timesOf(entry),
    `SUMMARY:${calendarText(texts[language](kind, { title }))}`,
    `URL:${origin}/dashboard2/calendar?day=${day}`,
    'TRANSP:TRANSPARENT',
  ]
}

/** Returns what a person may see of the calendar, in their language (RFC 5545). */
export async function feedFileOf(
  call: StaffCall,
  { origin, created }: FeedItem,
  sources: CalendarSources,
): Promise<string> {
  const { caller, services } = call
  const today = todayInJakarta(services.now())
  const days = { from: daysAfter(today, -DAYS_BEFORE), to: daysAfter(today, DAYS_AHEAD) }
  const [entries, releases, [person]] = await Promise.all([
    entriesBetween(call, days, sources),
    scheduledReleases(call, days),
    withLanguages(services.table, [caller]),
  ])
  const { language = 'en' } = person ?? {}
  const name = calendarText(texts[language]('name'))
  return calendarFileOf({
    producer: `-//${new URL(origin).host}//Content calendar//EN`,
    method: 'PUBLISH',
    properties: [`NAME:${name}`, `X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    entries: [...entries, ...releases].map((entry) => eventOf(entry, { origin, created, language })),
  })
}
