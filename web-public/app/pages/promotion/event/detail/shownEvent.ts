import type { event } from '@flou/shared/content/types/promotion/event.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'

/** An event as its page shows it. */
export type ShownEvent = PublicRecord<typeof event>
