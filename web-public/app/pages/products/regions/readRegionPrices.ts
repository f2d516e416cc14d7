import { region } from '@flou/shared/content/types/company/region.ts'
import { kindsOfProduct, type KindFlags } from '@flou/shared/pricing/packageKinds.ts'
import { cheapestPrice } from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { readBilledItems } from '../../reading/readBilledItems.ts'
import {
  comparable,
  describePrice,
  MAX_REGIONS,
  readPriceRules,
  readPrices,
} from '../../reading/readFromPrice.ts'

/** Without an amount the region has only packages on request. */
interface RegionPrice {
  region: number
  amount?: string
  unit?: string
}

async function pricesOf(source: ContentSource, priced: KindFlags & { id: number }): Promise<RegionPrice[]> {
  const [{ hoursPerMonth }, regions, items] = await Promise.all([
    readPriceRules(source),
    source.list(region, { limit: MAX_REGIONS }),
    readBilledItems(source),
  ])
  const { language } = source
  for (const kind of kindsOfProduct(priced)) {
    const packages = await readPrices(source, kind, priced.id)
    const found = regions.flatMap(({ id }): RegionPrice[] => {
      const sold = packages.filter((one) => one.region?.id === id)
      if (sold.length === 0) return []
      const [main, ...others] = comparable(sold, [id])
      const price = main && cheapestPrice([main, ...others], hoursPerMonth)
      if (!price) return [{ region: id }]
      const item = main.billingItem ? items[main.billingItem.id] : undefined
      return [{ region: id, ...describePrice(price, { item, value: main.billingItemValue, language }) }]
    })
    if (found.length > 0) return found
  }
  return []
}

/** Returns the regions of the main packages with their lowest prices, as one dependency. */
export function readRegionPrices(
  source: ContentSource,
  priced: KindFlags & { id: number },
): Promise<RegionPrice[]> {
  const kinds = kindsOfProduct(priced)
  if (kinds.length === 0) return Promise.resolve([])
  // the key must determine everything that the callback reads
  return source.readFragment(`regionPrices:${priced.id}:${kinds.join('+')}`, (own) => pricesOf(own, priced))
}
