import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { PriceEffectResponse } from '@flou/shared/pricing/effect/priceEffect.ts'
import { PRICE_FIELDS } from '@flou/shared/pricing/effect/priceFields.ts'
import { api } from '../session/current.ts'
import type { ChangedPrices } from '@flou/shared/pricing/effect/priceFields.ts'

const SENT_FIELDS: ReadonlySet<string> = new Set([...PRICE_FIELDS, 'id', 'title', 'regionId'])

export async function readPriceEffect({ rows, ...request }: ChangedPrices): Promise<PriceEffectResponse> {
  const sentRows = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => SENT_FIELDS.has(name))),
  )
  const { data } = await api<PriceEffectResponse>(STAFF_PATHS.priceEffect, {
    method: 'POST',
    body: { ...request, rows: sentRows },
  })
  return data
}

export const isWithoutEffect = ({ estimates, packages }: PriceEffectResponse): boolean =>
  packages.length === 0 && estimates.every(({ before, after }) => before === after)
