import { createHash } from 'node:crypto'
import { startOfDay } from '@flou/shared/calendar.ts'
import { hoursOfPoints, type Hours } from '@flou/shared/eventHours.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { Item } from '../dynamo/table.ts'
import { recordOf } from '../liveItem.ts'
import { isVisible } from '../visible.ts'

/** What a mail and a calendar say of an event. */
export interface EventFacts {
  id: number
  title: string
  place: string
  /** First and last day, `2026-12-01`. */
  startDate: string
  endDate: string
  /** First and last hour of the first and the last day in Asia/Jakarta, `09:00:00`; absent where the programme names none. */
  hours?: Hours
  /** Path of its page. */
  path: string
}

/** An event that takes registrations. */
export interface OpenEvent {
  /** 0: as many as come. */
  capacity: number
  starts: Date
  facts: (language: Language) => EventFacts
}

type Values = Readonly<Record<string, unknown>>
const listOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : [])

/** From the first to the last hour that the programme names on a day. */
const hoursOn = (record: Values, day: string): Hours | undefined =>
  hoursOfPoints(
    listOf(record['schedules'])
      .filter(({ date }) => date === day)
      .flatMap(({ eventScheduleItems }) => listOf(eventScheduleItems))
      .map(({ startHour, endHour }) => ({ startHour: String(startHour), endHour: String(endHour) })),
  )

function factsOf(record: Values, language: Language): EventFacts {
  const contents = listOf(record['contents'])
  const own = contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])
  const { title, place } = own?.['title'] ? own : (contents[0] ?? {})
  const { startDate, endDate } = {
    startDate: String(record['startDate']),
    endDate: String(record['endDate']),
  }
  const [first, last] = [hoursOn(record, startDate), hoursOn(record, endDate)]
  return {
    id: Number(record['id']),
    title: typeof title === 'string' ? title : '',
    place: typeof place === 'string' ? place : '',
    startDate,
    endDate,
    ...(first && last && { hours: { ...last, start: first.start } }),
    path: pathTo(event, String(record['slug'])),
  }
}

/** How an event stands for those who are registered: as it takes place, begun, or called off, which taking it off the site means as well. */
export type EventStanding = 'ahead' | 'begun' | 'calledOff'

/** An event in a live item, for those who are registered; undefined where nothing of it is kept any more. */
export function eventFor(item: Item | undefined, now: Date) {
  if (!item) return undefined
  const record = recordOf(item)
  const open = openEvent(item, now)
  const standing: EventStanding =
    typeof open !== 'string' ? 'ahead' : open === 'eventBegun' || isOver(record, now) ? 'begun' : 'calledOff'
  return { standing, version: record.recordVersion, facts: (language: Language) => factsOf(record, language) }
}

/** Nobody is told of what was called off or taken off the site afterwards. */
const isOver = (record: Values, now: Date): boolean => startOfDay(String(record['endDate'])) <= now

/** Time and place of an event in a language, as one short text: what people who are registered are told of when it changes. */
export const toldOf = (
  { startDate, endDate, hours, place }: EventFacts,
  standing: EventStanding = 'ahead',
): string =>
  createHash('sha256')
    .update(standing === 'calledOff' ? standing : JSON.stringify([startDate, endDate, hours, place]))
    .digest('base64url')
    .slice(0, 16)

/** Why an event takes no registrations: a message code. */
export type ClosedReason = 'eventUnknown' | 'eventCalledOff' | 'eventBegun'

/** The event in a live item, or why it takes no registrations (any more). */
export function openEvent(item: Item | undefined, now: Date): OpenEvent | ClosedReason {
  const record = item && item['state'] !== 'trashed' ? recordOf(item) : undefined
  if (!record || !isVisible(event, record, now)) return 'eventUnknown'
  if (record['isCalledOff'] === true) return 'eventCalledOff'
  const day = String(record['startDate'])
  const hour = hoursOn(record, day)?.start
  const starts = hour === undefined ? startOfDay(day) : new Date(`${day}T${hour}+07:00`)
  if (starts <= now) return 'eventBegun'
  return { capacity: Number(record['capacity'] ?? 0), starts, facts: (language) => factsOf(record, language) }
}
