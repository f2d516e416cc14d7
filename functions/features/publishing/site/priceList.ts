import { PACKAGE_KINDS, hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import { billingItem } from '@flou/shared/content/types/product/lookups.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import { KIND_FLAGS, kindsOfProduct, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { titleIn, type Titled } from '@flou/shared/pricing/priceFile.ts'
import { billedItemOf, describePriceUnit, type BilledItem } from '@flou/shared/pricing/priceUnit.ts'
import { pricesOf, type PricedPackage } from '@flou/shared/pricing/unitPrice.ts'
import type { ContentSource, PublicRecord, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { priceListTexts } from '@flou/shared/texts/publishing.ts'

type Product = PublicRecord<typeof product>

const MAX = { products: 500, packages: 500, items: 200 } as const
const CURRENCY = 'IDR'

/** Fields of all kinds of packages; those of metered ones are optional. */
interface ListedPackage extends PricedPackage, Titled {
  region: { title: string } | null
  billingItem?: { id: number } | null
  billingItemValue?: number
}

interface Price {
  product: string
  url: string
  part: string
  package: string
  region: string
  unit: string
  amount: number
  currency: typeof CURRENCY
  tax: string
}

type Items = ReadonlyMap<number, BilledItem>

async function readItems(source: ContentSource): Promise<Items> {
  const found = await source.list(billingItem, { limit: MAX.items })
  return new Map(found.map((record) => [record.id, billedItemOf(record)]))
}

async function readKind(
  source: ContentSource,
  sold: Product,
  { kind, items }: { kind: PackageKind; items: Items },
): Promise<Price[]> {
  const { type, config } = PACKAGE_KINDS[kind]
  const { language } = source
  const [found, settings] = await Promise.all([
    source.list(type, { parentId: sold.id, limit: MAX.packages }),
    source.section(config, sold.id),
  ])
  const hidden = new Set(hiddenFieldsIn(settings))
  const shown = <N extends keyof PricedPackage>(one: ListedPackage, field: N) =>
    hidden.has(field) ? {} : { [field]: one[field] }
  const packages: readonly ListedPackage[] = found
  return packages.flatMap((one) =>
    pricesOf({
      price: 0,
      unit: one.unit,
      ...shown(one, 'price'),
      ...shown(one, 'pricePerMonth'),
      ...shown(one, 'pricePerHour'),
    }).map(({ amount, unit }) => ({
      product: sold.title,
      url: localPath(pathTo(product, sold.slug), language),
      part: sold[`${KIND_FLAGS[kind]}Name`],
      package: titleIn(one, language),
      region: one.region?.title ?? '',
      unit: describePriceUnit(
        { unit, item: items.get(one.billingItem?.id ?? 0), value: one.billingItemValue },
        language,
      ).replaceAll('\u00A0', ' '),
      amount: amount / MONEY_SCALE,
      currency: CURRENCY,
      tax: priceListTexts[settings?.hasTax ? 'plusTax' : 'noTax'][language],
    })),
  )
}

/** Prices of a product are one dependency, so that a changed package renders the files that quote it. */
function readPrices(source: ContentSource, sold: Product): Promise<Price[]> {
  const kinds = kindsOfProduct(sold)
  if (kinds.length === 0) return Promise.resolve([])
  const names = kinds.map((kind) => sold[`${KIND_FLAGS[kind]}Name`])
  // the key must determine everything that the callback reads
  const key = fingerprint(JSON.stringify([kinds, names, sold.slug, sold.title]))
  return source.readFragment(`priceList:${sold.id}:${key}`, async (own) => {
    const items = await readItems(own)
    return (await Promise.all(kinds.map((kind) => readKind(own, sold, { kind, items })))).flat()
  })
}

async function readAll(source: ContentSource, { origin }: SiteConfig): Promise<Price[]> {
  const products = await source.list(product, { limit: MAX.products })
  const prices = await Promise.all(products.map((sold) => readPrices(source, sold)))
  return prices.flat().map((price) => ({ ...price, url: origin + price.url }))
}

/** Returns the list prices of all products as JSON; on request ones are absent. */
export async function priceListJson(source: ContentSource, site: SiteConfig): Promise<string> {
  const prices = await readAll(source, site)
  return `${JSON.stringify({ currency: CURRENCY, note: priceListTexts.note[source.language], prices }, null, 1)}\n`
}

const COLUMNS = [
  'product',
  'part',
  'package',
  'region',
  'amount',
  'currency',
  'unit',
  'tax',
  'url',
] as const satisfies readonly (keyof Price)[]

export async function priceListCsv(source: ContentSource, site: SiteConfig): Promise<string> {
  const line = csvLines(source.language)
  const prices = await readAll(source, site)
  const header = COLUMNS.map((name) => priceListTexts[name][source.language])
  return CSV_BOM + [header, ...prices.map((price) => COLUMNS.map((name) => price[name]))].map(line).join('')
}
