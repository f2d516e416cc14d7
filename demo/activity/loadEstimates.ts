import { createHash } from 'node:crypto'
import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { DEFAULT_ESTIMATE_DAYS, type EstimateRow } from '@flou/shared/pricing/estimate/saved.ts'
import { needsCapacity } from '@flou/shared/pricing/line/packagePrice.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { computeWith, totalIn } from '@flou/functions/features/pricing/computeEstimate.ts'
import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import {
  estimateItem,
  hashOfKey,
  type StoredEstimate,
} from '@flou/functions/features/pricing/estimateItem.ts'
import * as z from 'zod/mini'
import { parsed } from '../loader/parsed.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const KEY_LENGTH = 22

const count = z.int().check(z.minimum(0))
/** `size`: position of the package in the product's first price list. */
const line = z.strictObject({ product: z.string(), size: count, quantity: count })
const schema = z.array(
  z.strictObject({
    daysAgo: count,
    language: z.enum(['en', 'id']),
    period: z.enum(['month', 'year']),
    name: z.string(),
    lines: z.array(line),
  }),
)

export const ESTIMATES = parsed(new URL('estimates.json', import.meta.url), schema)

export interface PublishedPrices {
  version: string
  file: PriceFile
}

function itemOf(
  { product: slug, size, quantity }: z.infer<typeof line>,
  prices: readonly PublishedPrices[],
): Omit<EstimateItem, 'key'> {
  const found = prices.find(({ file }) => file.slug === slug)
  const kind = found?.file.kinds.find(({ packages }) => packages.length > 0)
  const chosen = kind?.packages[Math.min(size, kind.packages.length - 1)]
  if (!found || !kind || !chosen) throw new Error(`No prices of ${slug} are published`)
  const price = soldIn(found.file, { kind: kind.kind, id: chosen.id })?.price
  return {
    product: found.file.product,
    version: found.version,
    kind: kind.kind,
    id: chosen.id,
    quantity,
    ...(price && needsCapacity(price) && { capacity: price.minimum ?? 1 }),
    extras: [],
  }
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH)

export const storedEstimates = (prices: readonly PublishedPrices[], now: Date): StoredEstimate[] =>
  ESTIMATES.map(({ daysAgo, language, period, name, lines }, number) => {
    const items = lines.map((line, index) => ({ ...itemOf(line, prices), key: index + 1 }))
    const estimate = { name, period, items }
    const { totals, products, regions } = computeWith(
      estimate,
      ({ product }) => prices.find(({ file }) => file.product === product)?.file,
    )
    const at = new Date(now.getTime() - daysAgo * DAY_MS - number * 7 * MINUTE_MS)
    const created = at.toISOString()
    const row: EstimateRow = {
      id: keyOf(`demo estimate ${number}`),
      name,
      language,
      period,
      created,
      updated: created,
      lastDay: daysAfter(todayInJakarta(at), DEFAULT_ESTIMATE_DAYS),
      lines: items.length,
      ...totalIn(totals),
      products,
      regions,
    }
    return { row, estimate, editHash: hashOfKey(keyOf(`demo key ${number}`)) }
  })

/** Writes directly, because the public call cannot backdate. */
export async function loadEstimates(
  table: Pick<Table, 'put'>,
  { prices, now }: { prices: readonly PublishedPrices[]; now: Date },
): Promise<void> {
  for (const stored of storedEstimates(prices, now)) await table.put(estimateItem(stored))
}
