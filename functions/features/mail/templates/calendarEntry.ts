import type { Hours } from '@flou/shared/forms/eventHours.ts'
import {
  calendarFileOf,
  calendarInstant,
  calendarText,
  calendarTimes,
} from '@flou/shared/forms/calendarFile.ts'
import { TIME_ZONE, type Language } from '@flou/shared/locale.ts'

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

export const MAIL_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' }

/** Formats an ISO time like `Tuesday, 1 December 2026 at 12:00 WIB`. */
export const instantText = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(MAIL_LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone: TIME_ZONE }).format(new Date(iso))} WIB`
