import { contentType } from '../../define.ts'
import { items } from '../../fields/nested.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { choice, number } from '../../fields/value.ts'
import type { PackageKind } from '../../../pricing/packageKinds.ts'
import { PACKAGE_KINDS } from './packageConfig.ts'

const KINDS = (Object.entries(PACKAGE_KINDS) as [PackageKind, (typeof PACKAGE_KINDS)[PackageKind]][]).map(
  ([value, { type }]) => ({ value, label: type.plural }),
)

/**
 * Typical orders, used to preview price changes. Packages match by product, kind, title and region, so
 * recreated ones still match.
 */
export const typicalEstimate = contentType('typicalEstimate', {
  label: { en: 'Typical estimate', id: 'Perkiraan tipikal' },
  plural: { en: 'Typical estimates', id: 'Perkiraan tipikal' },
  internal: true,
  fields: {
    order: number({ optional: true }),
    lines: items(
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
    ),
  },
  localized: { title: text() },
  list: { columns: ['title', 'order'], sortBy: 'order' },
})
