import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { eventCard, type EventCard } from '../teaser.ts'
import { isRecent } from './eventTime.ts'

const RELATED = 4

/**
 * Returns upcoming events of the category, other upcoming ones, then past ones. Long past events list their
 * neighbors, so that new events do not render them.
 */
export async function readRelated(
  source: ContentSource,
  { id, category, startDate, endDate }: PublicRecord<typeof event>,
): Promise<EventCard[]> {
  const today = todayInJakarta(source.now)
  const boundary = isRecent({ startDate, endDate }, today) ? today : endDate
  const after: ListQuery = { range: { from: boundary }, isReversed: true }
  const before: ListQuery = { range: { below: boundary, ...(boundary === endDate && { id }) } }
  const own = category ? { by: { field: 'categoryId', id: category.id } } : {}
  const found = new Map<number, PublicRecord<typeof event>>()
  for (const query of [{ ...own, ...after }, ...(boundary === today ? [after] : []), { ...own, ...before }]) {
    if (found.size >= RELATED) break
    for (const one of await source.list(event, { ...query, limit: RELATED + 1 + found.size })) {
      if (one.id !== id) found.set(one.id, one)
    }
  }
  return [...found.values()].slice(0, RELATED).map((one) => eventCard(one, source.now))
}
