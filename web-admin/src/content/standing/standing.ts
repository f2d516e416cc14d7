import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { hasSchedule, isScheduled, releaseOf } from '@flou/shared/content/release.ts'

/** What visitors see of a record or section, as its form says it beside the title (decision 46). */
export type Standing = 'new' | 'draft' | 'live' | 'changed' | 'scheduled' | 'off' | 'archived'

/** What a record says of it; of one that was never saved nothing. */
export type Stood = Readonly<Partial<StoredRecord>>

const publishDay = (record: Stood): string => {
  const day = record['publishDate']
  return typeof day === 'string' ? day : ''
}

/**
 * Where a record stands; undefined where visitors never see its type.
 * @param today a calendar day in Jakarta, `2026-11-21`
 */
export function standingOf(type: AnyType, record: Stood, today: string): Standing | undefined {
  if (type.internal) return undefined
  if (record.live) return 'changed'
  if ((record.recordVersion ?? 0) === 0) return 'new'
  if (type.single) return 'live'
  if (record.state === 'draft') return 'draft'
  const release = releaseOf(type, record)
  if (release !== 'published') return release === 'archived' ? 'archived' : 'off'
  const isToCome = hasSchedule(type) && publishDay(record) > today
  return isToCome || isScheduled(type, record) ? 'scheduled' : 'live'
}

/** True where visitors see some state of it now. */
export const isSeen = (standing: Standing | undefined): boolean =>
  standing === 'live' || standing === 'changed'

/** A publish date ahead of today; undefined where there is none. */
export function dayAhead(type: AnyType, values: Stood, today: string): string | undefined {
  const day = publishDay(values)
  return !type.single && hasSchedule(type) && day > today ? day : undefined
}
