import { todayInJakarta } from '@flou/shared/calendar.ts'
import { specialOffer, specialOfferType } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { phasePart } from '../../reading/phasePart.ts'
import type { PageData } from '../../reading/readPage.ts'
import { inOrderOfDays, isRecent, nextChange } from './offerTime.ts'
import { shownOffer, type OfferTeaser, type OfferType, type ShownOffer } from './shownOffer.ts'

const RELATED = 4

/** The types of offers, each once: what others are called changes nothing. */
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

/** Offers to go on with, never the offer itself; none once it has been over for long: then a link leads on. */
export async function readRelated(
  source: ContentSource,
  { id, startDate, endDate }: PageData<'specialOffer'>['record'],
): Promise<ShownOffer[]> {
  const today = todayInJakarta(source.now)
  if (!isRecent({ startDate, endDate }, today)) return []
  const ahead = phasePart({ of: specialOffer, phase: 'ahead' }, source.now)
  const found = await source.list(specialOffer, { ...ahead, limit: RELATED + 1 })
  const others = found.filter((one) => one.id !== id).slice(0, RELATED)
  for (const one of others) source.changesOn(nextChange(one, today) ?? today)
  const types = await readTypes(source, others)
  return inOrderOfDays(others, today).map((one) => shownOffer(one, types, today))
}
