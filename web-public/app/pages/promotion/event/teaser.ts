import type { event } from '@flou/shared/content/types/promotion/event.ts'
import { registrationPhase } from '@flou/shared/forms/registrationWindow.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { EVENT_TEASER } from '@flou/shared/site/teasers.ts'
import { daysAfter, startOfDay } from '@flou/shared/strings/calendar.ts'

export type EventTeaser = Pick<PublicRecord<typeof event>, (typeof EVENT_TEASER)[number]>

export interface EventCard extends EventTeaser {
  /** Absent if the card does not mention it: registration is open, or the event is over. */
  registration?: 'early' | 'closed'
}

function notice(one: EventTeaser, now: Date): EventCard['registration'] {
  const end = startOfDay(daysAfter(one.endDate, 1))
  const phase = registrationPhase(one, end.toISOString(), now.getTime())
  return phase === 'open' || end <= now || one.isCalledOff ? undefined : phase
}

/** Returns a card of an event, without fields that lists do not show. */
export function eventCard(record: EventTeaser, now: Date): EventCard {
  const teaser = Object.fromEntries(EVENT_TEASER.map((name) => [name, record[name]])) as EventTeaser
  const registration = notice(teaser, now)
  return { ...teaser, ...(registration && { registration }) }
}

export const withCards = <D extends { upcoming: readonly EventTeaser[] }>(data: D, now: Date) => ({
  ...data,
  upcoming: data.upcoming.map((one) => eventCard(one, now)),
})

export type EventRecord = PublicRecord<typeof event>
