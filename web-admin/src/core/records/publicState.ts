import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { hasSchedule, isScheduled, visibilityOf } from '@flou/shared/content/visibility.ts'

/** Public state of a record or section, see docs/product.md#states. */
export type PublicState = 'new' | 'draft' | 'live' | 'changed' | 'scheduled' | 'off' | 'archived'

export type PartialRecord = Readonly<Partial<StoredRecord>>

export const publishDay = (record: PartialRecord): string => {
  const day = record['publishDate']
  return typeof day === 'string' ? day : ''
}

/**
 * Returns the public state; undefined for internal types.
 * @param today calendar day in Jakarta, `2026-11-21`
 */
export function publicStateOf(type: AnyType, record: PartialRecord, today: string): PublicState | undefined {
  if (type.internal) return undefined
  if (record.live) return 'changed'
  if ((record.recordVersion ?? 0) === 0) return 'new'
  if (type.single) return 'live'
  if (record.state === 'draft') return 'draft'
  const storedState = visibilityOf(type, record)
  if (storedState !== 'published') return storedState === 'archived' ? 'archived' : 'off'
  const isFuture = hasSchedule(type) && publishDay(record) > today
  return isFuture || isScheduled(type, record) ? 'scheduled' : 'live'
}

export const isVisible = (publicState: PublicState | undefined): boolean =>
  publicState === 'live' || publicState === 'changed'
