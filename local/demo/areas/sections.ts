import { REGISTRY } from '@flou/shared/content/registry.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { DemoSection } from '../record.ts'
import { cards, heading } from '../block.ts'
import { both, look, type Body, type DemoIds } from '../wire.ts'
import { BUSINESS_PARTNER_PAGE } from './businessPartner.ts'
import { COMPANY_PAGES } from './company.ts'
import { TALK, type PageText } from './pageText.ts'
import { TECH_PARTNER_PAGE } from './techPartner.ts'
import { PRODUCT_PAGES } from './products.ts'

type Fill = (text: PageText, ids: DemoIds) => unknown

const FILLS: Partial<Record<FieldKind, Fill>> = {
  media: ({ picture = 'region-card' }, ids) => ids.picture(picture),
  appearance: ({ buttons = [] }) => look({ buttons }),
  items: ({ cards: rows = [], picture = 'region-card' }, ids) =>
    cards(
      ids,
      rows.map(([en, id, textEn, textId, own = picture, href = '']) => ({
        title: { en, id },
        content: { en: textEn, id: textId },
        picture: own,
        href,
      })),
    ),
}

const textsOf = ({ type, en, id }: PageText) =>
  type.endsWith('.seo')
    ? both({ en: { title: en[0], content: en[1] }, id: { title: id[0], content: id[1] } })
    : heading({ en: en[0], id: id[0] }, { en: en[1], id: id[1] })

function bodyOf(text: PageText, ids: DemoIds): Body {
  const type = REGISTRY.types.get(text.type)
  if (!type) throw new Error(`No section ${text.type}`)
  const filled = Object.entries(type.declaration.fields).flatMap(([name, { kind }]) => {
    const fill = FILLS[kind as FieldKind]
    return fill ? [[name, fill(text, ids)] as const] : []
  })
  return { ...Object.fromEntries(filled), [type.declaration.translationsKey]: textsOf(text) }
}

const POINTS = [
  [
    ['Jakarta', 'Jakarta'],
    [-6.21, 106.85],
    'jakarta',
    'Three zones, 1 ms apart. Open since 2017.',
    'Tiga zona, terpaut 1 ms. Beroperasi sejak 2017.',
  ],
  [
    ['Surabaya', 'Surabaya'],
    [-7.26, 112.75],
    'surabaya',
    'Three zones, 12 ms to Jakarta. Open since 2021.',
    'Tiga zona, 12 ms ke Jakarta. Beroperasi sejak 2021.',
  ],
  [
    ['Singapore', 'Singapura'],
    [1.35, 103.82],
    'singapore',
    'Two zones, 14 ms to Jakarta. Open since 2026.',
    'Dua zona, 14 ms ke Jakarta. Beroperasi sejak 2026.',
  ],
  [['Medan', 'Medan'], [3.59, 98.67], '', '22 ms to Jakarta', '22 ms ke Jakarta'],
  [
    ['Batam', 'Batam'],
    [1.13, 104.05],
    '',
    'Cable landing, 2 ms to Singapore',
    'Pendaratan kabel, 2 ms ke Singapura',
  ],
  [['Balikpapan', 'Balikpapan'], [-1.24, 116.85], '', '18 ms to Surabaya', '18 ms ke Surabaya'],
  [
    ['Makassar', 'Makassar'],
    [-5.15, 119.43],
    '',
    'Cable landing, 15 ms to Surabaya',
    'Pendaratan kabel, 15 ms ke Surabaya',
  ],
  [['Denpasar', 'Denpasar'], [-8.65, 115.22], '', '7 ms to Surabaya', '7 ms ke Surabaya'],
  [['Jayapura', 'Jayapura'], [-2.53, 140.72], '', '52 ms to Surabaya', '52 ms ke Surabaya'],
] as const

const SPECIAL: readonly DemoSection[] = [
  {
    type: 'globalNetwork.map',
    body: (ids) => ({
      mediaId: 0,
      mobileMediaId: 0,
      customProperty: look({
        buttons: [
          {
            title: { en: 'Prices by region', id: 'Harga per region' },
            href: pathTo('pricing'),
          },
        ],
      }),
      items: POINTS.map(([[en, id], [latitude, longitude], region, textEn, textId], index) => ({
        latitude,
        longitude,
        regionId: region === '' ? 0 : ids.record('region', region),
        mediaId: 0,
        order: index + 1,
        contents: heading({ en, id }, { en: textEn, id: textId }),
      })),
      contents: heading(
        { en: 'Where we are', id: 'Lokasi kami' },
        {
          en: 'What you run lives in a region. Edge locations bring visitors there by the shortest way.',
          id: 'Yang Anda jalankan berada di sebuah region. Titik tepi mengantar pengunjung ke sana lewat jalur terpendek.',
        },
      ),
    }),
  },
  {
    type: 'customerStories.header',
    body: (ids) => ({
      id: ids.record('customerStory', 'pasar-kita'),
      customProperty: look({ buttons: [TALK] }),
    }),
  },
  {
    type: 'pricing.calculator',
    body: (ids) => ({
      mediaId: ids.picture('savings-card'),
      taxPercent: 11,
      discountPercent: 10,
      tierDiscounts: [{ tier: 'gold', discountPercent: 15 }],
      hoursPerMonth: 730,
      customProperty: look(),
      contents: both({
        en: {
          title: 'Calculator',
          content: '<p>Put together what you need and see what it costs.</p>',
          note: 'Estimates exclude traffic fee.',
        },
        id: {
          title: 'Kalkulator',
          content: '<p>Susun kebutuhan Anda dan lihat biayanya.</p>',
          note: 'Perkiraan belum termasuk biaya lalu lintas.',
        },
      }),
    }),
  },
]

export const AREA_SECTIONS: readonly DemoSection[] = [
  ...[...PRODUCT_PAGES, ...COMPANY_PAGES, ...TECH_PARTNER_PAGE, ...BUSINESS_PARTNER_PAGE].map((text) => ({
    type: text.type,
    body: (ids: DemoIds) => bodyOf(text, ids),
  })),
  ...SPECIAL,
]
