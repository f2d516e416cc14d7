import { REGISTER_PATH } from '@flou/shared/paths.ts'
import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import { both, look } from '../wire.ts'
import { OFFER_TYPES, OFFERS, type DemoOffer } from './offers.ts'

/** Money in the API is scaled by 10⁴. */
const SCALE = 10_000
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

const CONDITIONS = [
  `## Conditions

- One offer a project; offers cannot be added up.
- Prices are before tax.
- It begins when you take it in the portal, and ends by itself: nothing is renewed.
- What you use beyond it costs the usual price.

## How to take it

1. Log in to the portal, or register.
2. Choose the project it is for.
3. Take the offer before its last day, 23:59 WIB.`,
  `## Syarat

- Satu penawaran per proyek; penawaran tidak dapat digabung.
- Harga belum termasuk pajak.
- Berlaku sejak diambil di portal dan berakhir dengan sendirinya: tidak ada perpanjangan otomatis.
- Pemakaian di luar penawaran mengikuti harga biasa.

## Cara mengambilnya

1. Masuk ke portal, atau daftar.
2. Pilih proyek yang akan memakainya.
3. Ambil penawaran sebelum hari terakhir pukul 23.59 WIB.`,
] as const

const textOf = ({ text }: DemoOffer, index: 0 | 1) => `${text[index]}\n\n${CONDITIONS[index]}`

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
    originalPrice: amountOf(offer.before ?? 0),
    percent: offer.percent ?? null,
    startDate: offer.start,
    endDate: offer.end,
    mediaId: ids.picture(offer.picture),
    customProperty: look({
      buttons: [{ title: { en: 'Take it', id: 'Ambil' }, href: REGISTER_PATH }],
    }),
    contents: heading(
      { en: offer.title[0], id: offer.title[1] },
      { en: textOf(offer, 0), id: textOf(offer, 1) },
    ),
  }),
}))
