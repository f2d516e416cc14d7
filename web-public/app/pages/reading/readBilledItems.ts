import { billingItem } from '@flou/shared/content/types/product/lookups.ts'
import { billedItemOf, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

const MAX_ITEMS = 200

/** Returns the items that prices count, by id. */
export async function readBilledItems(source: ContentSource): Promise<Record<number, BilledItem>> {
  const found = await source.list(billingItem, { limit: MAX_ITEMS })
  return Object.fromEntries(found.map((record) => [record.id, billedItemOf(record)]))
}
