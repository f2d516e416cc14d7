import type { event } from '@flou/shared/content/types/promotion/event.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'

export type EventRecord = PublicRecord<typeof event>
