import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import type { PriceEffectAnswer } from '@flou/shared/pricing/effect/priceEffect.ts'
import { PRICE_FIELDS } from '@flou/shared/pricing/effect/priceFields.ts'
import { api } from '../../session/current.ts'
import type { FormValues } from '../form/formErrors.ts'

/** Packages of one kind of a product as they would be saved. */
export interface ChangedPrices {
  productId: number
  kind: PackageKind
  rows: readonly FormValues[]
}

/** What prices follow from, and what names a package: nothing else is sent. */
const SENT: ReadonlySet<string> = new Set([...PRICE_FIELDS, 'id', 'title', 'regionId'])

/** What a change of prices would do, as the server computes it from what is stored. */
export async function readPriceEffect({ rows, ...changed }: ChangedPrices): Promise<PriceEffectAnswer> {
  const sent = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => SENT.has(name))))
  const { data } = await api<PriceEffectAnswer>(STAFF_PATHS.priceEffect, {
    method: 'POST',
    body: { ...changed, rows: sent },
  })
  return data
}

/** True where nobody pays anything else than before. */
export const isWithoutEffect = ({ estimates, packages }: PriceEffectAnswer): boolean =>
  packages.length === 0 && estimates.every(({ before, after }) => before === after)
