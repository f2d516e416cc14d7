import { contentType } from '../../define.ts'
import { items } from '../../fields/nested.ts'
import { reference, references } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { choice, number, toggle } from '../../fields/value.ts'
import type { PackageKind } from '../../../pricing/packageKinds.ts'
import { PACKAGE_KINDS } from './packageConfig.ts'

const KINDS = (Object.entries(PACKAGE_KINDS) as [PackageKind, (typeof PACKAGE_KINDS)[PackageKind]][]).map(
  ([value, { type }]) => ({ value, label: type.plural }),
)

/** Packages match by product, kind, title and region, so recreated ones still match. */
const orderLines = () =>
  items(
    {
      fields: {
        productId: reference('product'),
        kind: choice(KINDS, { initial: 'instance' }),
        packageTitle: text(),
        regionId: reference('region'),
        quantity: number({ initial: 1, min: 1, max: 100_000 }),
        capacity: number({ optional: true }),
        hours: number({ max: 744, decimals: true, optional: true }),
      },
    },
    { max: 20 },
  )

/** Typical orders, used to preview price changes. */
export const typicalEstimate = contentType('typicalEstimate', {
  label: { en: 'Typical estimate', id: 'Perkiraan tipikal' },
  plural: { en: 'Typical estimates', id: 'Perkiraan tipikal' },
  internal: true,
  fields: { order: number({ optional: true }), lines: orderLines() },
  localized: { title: text() },
  list: { columns: ['title', 'order'], sortBy: 'order' },
})

/** Orders whose cost visitors see: in the calculator, or below the prices of products. */
export const costExample = contentType('costExample', {
  label: { en: 'Cost example', id: 'Contoh biaya' },
  plural: { en: 'Cost examples', id: 'Contoh biaya' },
  fields: {
    order: number({ optional: true }),
    showOnCalculator: toggle({
      hint: {
        en: 'Visitors can start an estimate from it. Examples with an unknown package are shown without a price.',
        id: 'Pengunjung dapat memulai perkiraan dari contoh ini. Contoh dengan paket yang tidak ada tampil tanpa harga.',
      },
    }),
    productIds: references('product', { optional: true }),
    lines: orderLines(),
  },
  localized: { title: text(), description: text({ optional: true }) },
  list: {
    columns: ['title', 'productIds', 'showOnCalculator', 'order'],
    sortBy: 'order',
    by: ['productIds', 'showOnCalculator'],
  },
})
