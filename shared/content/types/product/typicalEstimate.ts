import { contentType } from '../../define.ts'
import { items } from '../../fields/nested.ts'
import { reference } from '../../fields/reference.ts'
import { text } from '../../fields/text.ts'
import { choice, number } from '../../fields/value.ts'
import type { PackageKind } from '../../../pricing/packageKinds.ts'
import { PACKAGE_KINDS } from './packageConfig.ts'

const KINDS = (Object.entries(PACKAGE_KINDS) as [PackageKind, (typeof PACKAGE_KINDS)[PackageKind]][]) // as it is declared
  .map(([value, { type }]) => ({ value, label: type.plural }))

/**
 * What customers typically order: by it editors see what a change of prices means before they save it. Packages are named by product,
 * kind, title and region, so that one that is made anew is found again.
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
