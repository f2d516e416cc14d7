import type { event } from '@flou/shared/content/types/promotion/event.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { EVENT_TEASER } from '@flou/shared/site/teasers.ts'

export type EventTeaser = Pick<PublicRecord<typeof event>, (typeof EVENT_TEASER)[number]>

/** Drops fields that lists do not show. */
export const teaser = (record: EventTeaser): EventTeaser =>
  Object.fromEntries(EVENT_TEASER.map((name) => [name, record[name]])) as EventTeaser

export type EventRecord = PublicRecord<typeof event>
