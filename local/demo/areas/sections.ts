import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { DemoSection } from '../record.ts'
import { cards, heading } from '../block.ts'
import { both, look, type Body, type DemoIds } from '../wire.ts'
import { COMPANY_PAGES } from './company.ts'
import { HELP_PAGES } from './help.ts'
import type { PageText } from './pageText.ts'
import { PRODUCT_PAGES } from './products.ts'

type Fill = (text: PageText, ids: DemoIds) => unknown

/** How fields of a page's section are filled, by kind; the others keep what they start with. */
const FILLS: Partial<Record<FieldKind, Fill>> = {
  media: ({ picture = 'region-card' }, ids) => ids.picture(picture),
  appearance: ({ buttons = [] }) => look({ buttons }),
  items: ({ cards: rows = [], picture = 'region-card', icons = [], links = [] }, ids) =>
    cards(
      ids,
      rows.map(([en, id, textEn, textId], index) => ({
        title: { en, id },
        content: { en: textEn, id: textId },
        picture: icons[index] ?? picture,
        href: links[index] ?? '',
      })),
    ),
}

/** Titles and texts; search engines' texts are plain, the others formatted. */
const textsOf = ({ type, en, id }: PageText) =>
  type.endsWith('.seo')
    ? both({ en: { title: en[0], content: en[1] }, id: { title: id[0], content: id[1] } })
    : heading({ en: en[0], id: id[0] }, { en: en[1], id: id[1] })

function bodyOf(text: PageText, ids: DemoIds): Body {
  const type = REGISTRY.types.get(text.type)
  if (!type) throw new Error(`No section ${text.type}`)
  const filled = Object.entries(type.shape.fields).flatMap(([name, { kind }]) => {
    const fill = FILLS[kind as FieldKind] // a type lists its fields without their kinds
    return fill ? [[name, fill(text, ids)] as const] : []
  })
  return { ...Object.fromEntries(filled), [type.shape.localizedName]: textsOf(text) }
}

const POINTS = [
  ['Jakarta', 'Jakarta', -6.21, 106.85, 'jakarta', 'Three zones since 2017.', 'Tiga zona sejak 2017.'],
  ['Surabaya', 'Surabaya', -7.26, 112.75, 'surabaya', 'Three zones since 2021.', 'Tiga zona sejak 2021.'],
  ['Singapore', 'Singapura', 1.35, 103.82, 'singapore', 'Two zones since 2026.', 'Dua zona sejak 2026.'],
  ['Medan', 'Medan', 3.59, 98.67, '', 'Edge location.', 'Titik tepi.'],
  ['Batam', 'Batam', 1.13, 104.05, '', 'Landing station.', 'Stasiun pendaratan kabel.'],
  ['Balikpapan', 'Balikpapan', -1.24, 116.85, '', 'Edge location.', 'Titik tepi.'],
  ['Makassar', 'Makassar', -5.15, 119.43, '', 'Landing station.', 'Stasiun pendaratan kabel.'],
  ['Denpasar', 'Denpasar', -8.65, 115.22, '', 'Edge location.', 'Titik tepi.'],
  ['Jayapura', 'Jayapura', -2.53, 140.72, '', 'Edge location.', 'Titik tepi.'],
] as const

/** Sections with more than words and pictures. */
const SPECIAL: readonly DemoSection[] = [
  {
    type: 'globalNetwork.map',
    body: (ids) => ({
      mediaId: 0,
      mobileMediaId: 0,
      customProperty: look(),
      items: POINTS.map(([en, id, latitude, longitude, region, textEn, textId], index) => ({
        latitude,
        longitude,
        regionId: region === '' ? 0 : ids.record('region', region),
        mediaId: 0,
        order: index + 1,
        contents: heading({ en, id }, { en: textEn, id: textId }),
      })),
      contents: heading(
        { en: 'Where we are', id: 'Lokasi kami' },
        { en: 'Regions and edge locations.', id: 'Region dan titik tepi.' },
      ),
    }),
  },
  {
    type: 'customerStories.header',
    body: (ids) => ({
      id: ids.record('customerStory', 'pasar-kita'),
      customProperty: look(),
    }),
  },
  {
    type: 'documentation.popular',
    body: (ids) => ({
      productIds: ['virtual-server', 'kubernetes', 'object-storage', 'postgresql'].map((key) =>
        ids.record('product', key),
      ),
      contents: both({ en: { title: 'Most read' }, id: { title: 'Paling banyak dibaca' } }),
    }),
  },
  {
    type: 'pricing.calculator',
    body: (ids) => ({
      mediaId: ids.picture('savings-card'),
      taxPercent: 11,
      discountPercent: 10,
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

/** Sections of all pages but those of home, news and the frame. */
export const AREA_SECTIONS: readonly DemoSection[] = [
  ...[...PRODUCT_PAGES, ...COMPANY_PAGES, ...HELP_PAGES].map((text) => ({
    type: text.type,
    body: (ids: DemoIds) => bodyOf(text, ids),
  })),
  ...SPECIAL,
]
