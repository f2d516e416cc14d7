import type { event } from '@flou/shared/content/types/promotion/event.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { EVENT_TEASER } from '@flou/shared/site/teasers.ts'

/** An event as lists show it. */
export type EventTeaser = Pick<PublicRecord<typeof event>, (typeof EVENT_TEASER)[number]>

/** What a list shows of an event; the rest would only travel. */
export const teaser = (record: EventTeaser): EventTeaser =>
  Object.fromEntries(EVENT_TEASER.map((name) => [name, record[name]])) as EventTeaser // the names are its own
