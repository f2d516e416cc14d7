import { createHash } from 'node:crypto'
import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { hoursOfPoints, type Hours } from '@flou/shared/forms/eventHours.ts'
import { registrationPhase, type RegistrationPhase } from '@flou/shared/forms/registrationWindow.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { recordOf } from '../../../core/store/liveItem.ts'
import type { RecordItem, StoredFields, StoredRecordOf } from '../../../core/store/storedItems.ts'
import { isVisible } from '../../../core/store/visible.ts'

export interface EventFacts {
  id: number
  title: string
  place: string
  startDate: string
  endDate: string
  /** Daily start and end time in Asia/Jakarta, `09:00:00`; undefined without a programme. */
  hours?: Hours
  path: string
}

export interface OpenEvent {
  /** 0 means unlimited. */
  capacity: number
  registration: { phase: RegistrationPhase; opens: string; closes: string }
  /** Seats are offered and accepted until then: the start, or a later end of registration. */
  seatsUntil: Date
  facts: (language: Language) => EventFacts
}

type EventRecord = StoredRecordOf<typeof event>
export type EventFields = StoredFields<typeof event>

const hoursOn = ({ schedules = [] }: EventFields, day: string): Hours | undefined =>
  hoursOfPoints(
    schedules
      .filter(({ date }) => date === day)
      .flatMap(({ eventScheduleItems }) => eventScheduleItems ?? [])
      .map(({ startHour, endHour }) => ({ startHour, endHour })),
  )

function factsOf(record: EventRecord, language: Language): EventFacts {
  const { contents = [], startDate = '', endDate = '', slug = '' } = record
  const own = contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])
  const texts = own?.title ? own : contents[0]
  const [first, last] = [hoursOn(record, startDate), hoursOn(record, endDate)]
  return {
    id: record.id,
    title: texts?.title ?? '',
    place: texts?.place ?? '',
    startDate,
    endDate,
    ...(first && last && { hours: { ...last, start: first.start } }),
    path: pathTo(event, slug),
  }
}

/** Event state for registered people; an unpublished event counts as called off. */
export type EventState = 'upcoming' | 'begun' | 'calledOff'

export function eventFor(item: RecordItem | undefined, now: Date) {
  if (!item) return undefined
  const record: EventRecord = recordOf(item)
  const open = openEvent(item, now)
  const eventState: EventState =
    typeof open !== 'string'
      ? 'upcoming'
      : open === 'eventBegun' || isOver(record, now)
        ? 'begun'
        : 'calledOff'
  return {
    eventState,
    version: record.recordVersion,
    facts: (language: Language) => factsOf(record, language),
  }
}

/** Past events cause no notification. */
const isOver = ({ endDate = '' }: EventFields, now: Date): boolean => startOfDay(endDate) <= now

/** Returns a digest of time and place; a different digest triggers a notification. */
export const announcementDigest = (
  { startDate, endDate, hours, place }: EventFacts,
  eventState: EventState = 'upcoming',
): string =>
  createHash('sha256')
    .update(eventState === 'calledOff' ? eventState : JSON.stringify([startDate, endDate, hours, place]))
    .digest('base64url')
    .slice(0, 16)

export type ClosedReason = 'eventUnknown' | 'eventCalledOff' | 'eventBegun'

/** Returns the event, or the message code why registration is closed. */
export function openEvent(item: RecordItem | undefined, now: Date): OpenEvent | ClosedReason {
  const record: EventRecord | undefined = item && item.state !== 'trashed' ? recordOf(item) : undefined
  if (!record || !isVisible(event, record, now)) return 'eventUnknown'
  if (record.isCalledOff === true) return 'eventCalledOff'
  const {
    startDate: day = '',
    capacity = 0,
    registrationOpens: opens = '',
    registrationCloses: closes = '',
  } = record
  const hour = hoursOn(record, day)?.start
  const starts = hour === undefined ? startOfDay(day) : new Date(`${day}T${hour}+07:00`)
  const seatsUntil = new Date(Math.max(starts.getTime(), Date.parse(closes) || 0))
  if (seatsUntil <= now) return 'eventBegun'
  const phase = registrationPhase(record, starts.toISOString(), now.getTime())
  return {
    capacity,
    registration: { phase, opens, closes },
    seatsUntil,
    facts: (language) => factsOf(record, language),
  }
}
