import type { Hours } from '@flou/shared/forms/eventHours.ts'
import {
  calendarFileOf,
  calendarInstant,
  calendarText,
  calendarTimes,
} from '@flou/shared/forms/calendarFile.ts'

export interface CalendarEntry {
  uid: string
  /** Calendars use the entry with the highest number. */
  sequence: number
  isCancelled: boolean
  title: string
  place: string
  startDate: string
  endDate: string
  hours?: Hours | undefined
  url: string
}

export function entryFile(
  { uid, sequence, isCancelled, title, place, startDate, endDate, hours, url }: CalendarEntry,
  now: Date,
): { method: 'PUBLISH' | 'CANCEL'; text: string } {
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  const entry = [
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarInstant(now)}`,
    ...calendarTimes({ from: startDate, to: endDate, hours }),
    `SUMMARY:${calendarText(title)}`,
    ...(place === '' ? [] : [`LOCATION:${calendarText(place)}`]),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ]
  const producer = `-//${new URL(url).host}//Registrations//EN`
  return { method, text: calendarFileOf({ producer, method, entries: [entry] }) }
}
