import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import { both, look } from '../wire.ts'
import { OFFER_TYPES, OFFERS } from './offers.ts'

/** Money on the wire is scaled by 10⁴ (decision 31). */
const SCALE = 10_000
/** Rupiah as they travel; null for none. */
const amountOf = (rupiah: number) => (rupiah === 0 ? null : rupiah * SCALE)

export const OFFER_TYPE_RECORDS: readonly DemoRecord[] = OFFER_TYPES.map(
  ([key, rule, en, id, textEn, textId]) => ({
    type: 'specialOfferType',
    key,
    body: () => ({
      rule,
      contents: both({ en: { title: en, description: textEn }, id: { title: id, description: textId } }),
    }),
  }),
)

export const OFFER_RECORDS: readonly DemoRecord[] = OFFERS.map((offer) => ({
  type: 'specialOffer',
  key: offer.key,
  body: (ids) => ({
    specialOfferCategory: offer.category,
    specialOfferType: ids.record('specialOfferType', offer.rule),
    productId: ids.record('product', offer.product),
    slug: offer.key,
    price: amountOf(offer.price),
    voucherValue: amountOf(offer.voucher),
    startDate: offer.start,
    endDate: offer.end,
    mediaId: ids.picture(offer.picture),
    customProperty: look({
      buttons: [{ title: { en: 'Take it', id: 'Ambil' }, href: 'https://portal.flou.example/register' }],
    }),
    contents: heading({ en: offer.title[0], id: offer.title[1] }, { en: offer.text[0], id: offer.text[1] }),
  }),
}))
