import { todayInJakarta } from '@flou/shared/calendar.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { teaser, type EventTeaser } from '../teaser.ts'
import { isRecent } from './eventTime.ts'

const RELATED = 4

/**
 * Events to go on with, never the event itself: those to come in its category, the soonest first, then any to come, then the last ones of
 * its category. An event that has been over for long names what came after it and before it instead, so that a new event does not
 * render the pages of all that have ever been.
 */
export async function readRelated(
  source: ContentSource,
  { id, category, startDate, endDate }: PublicRecord<typeof event>,
): Promise<EventTeaser[]> {
  const today = todayInJakarta(source.now)
  const edge = isRecent({ startDate, endDate }, today) ? today : endDate
  const after: ListQuery = { range: { from: edge }, isReversed: true }
  const before: ListQuery = { range: { below: edge, ...(edge === endDate && { id }) } }
  const own = category ? { by: { field: 'categoryId', id: category.id } } : {}
  const found = new Map<number, PublicRecord<typeof event>>()
  for (const query of [{ ...own, ...after }, ...(edge === today ? [after] : []), { ...own, ...before }]) {
    if (found.size >= RELATED) break
    for (const one of await source.list(event, { ...query, limit: RELATED + 1 + found.size })) {
      if (one.id !== id) found.set(one.id, one)
    }
  }
  return [...found.values()].slice(0, RELATED).map(teaser)
}
