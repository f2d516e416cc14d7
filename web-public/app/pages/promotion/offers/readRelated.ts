import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { specialOffer, specialOfferType } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { phaseQuery } from '../../reading/phaseQuery.ts'
import type { PageData } from '../../reading/readPage.ts'
import { inOrderOfDays, isRecent, nextRenderDay } from './offerTime.ts'
import { readOfferView, type OfferTeaser, type OfferType, type OfferView } from './offerView.ts'

const RELATED = 4

/** Reads types individually, so that only those become dependencies. */
export async function readTypes(
  source: ContentSource,
  offers: readonly Pick<OfferTeaser, 'specialOfferType'>[],
): Promise<OfferType[]> {
  const ids = new Set(offers.flatMap(({ specialOfferType: type }) => (type ? [type.id] : [])))
  const found = await Promise.all([...ids].map((id) => source.summary(specialOfferType, id)))
  return found
    .filter((one) => one !== undefined)
    .map(({ id, rule, title, description }) => ({ id, rule, title, description }))
}

/** Returns related offers; none for long expired ones. */
export async function readRelated(
  source: ContentSource,
  { id, startDate, endDate }: PageData<'specialOffer'>['record'],
): Promise<OfferView[]> {
  const today = todayInJakarta(source.now)
  if (!isRecent({ startDate, endDate }, today)) return []
  const phaseFilter = phaseQuery({ of: specialOffer, phase: 'upcoming' }, source.now)
  const found = await source.list(specialOffer, { ...phaseFilter, limit: RELATED + 1 })
  const relatedOffers = found.filter((one) => one.id !== id).slice(0, RELATED)
  for (const one of relatedOffers) source.scheduleRerender(nextRenderDay(one, today) ?? today)
  const types = await readTypes(source, relatedOffers)
  return Promise.all(
    inOrderOfDays(relatedOffers, today).map((one) => readOfferView(one, { source, types, today })),
  )
}
