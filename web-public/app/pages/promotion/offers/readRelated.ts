import { todayInJakarta } from '@flou/shared/calendar.ts'
import { specialOffer } from '@flou/shared/content/types/promotion/specialOffers.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { phasePart } from '../../reading/phasePart.ts'
import type { PageData } from '../../reading/readPage.ts'
import { inOrderOfDays, isRecent, nextChange } from './offerTime.ts'
import { shownOffer, type OfferType, type ShownOffer } from './shownOffer.ts'

const RELATED = 4

/** Offers to go on with, never the offer itself; none once it has been over for long: then a link leads on. */
export async function readRelated(
  source: ContentSource,
  { id, startDate, endDate }: PageData<'specialOffer'>['record'],
  types: readonly OfferType[],
): Promise<ShownOffer[]> {
  const today = todayInJakarta(source.now)
  if (!isRecent({ startDate, endDate }, today)) return []
  const ahead = phasePart({ of: specialOffer, phase: 'ahead' }, source.now)
  const found = await source.list(specialOffer, { ...ahead, limit: RELATED + 1 })
  const others = found.filter((one) => one.id !== id).slice(0, RELATED)
  for (const one of others) source.changesOn(nextChange(one, today) ?? today)
  return inOrderOfDays(others, today).map((one) => shownOffer(one, types, today))
}
