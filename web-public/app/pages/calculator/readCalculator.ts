import { region } from '@flou/shared/content/types/company/region.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import { billingItemType, billingMethod, productDetail } from '@flou/shared/content/types/product/lookups.ts'
import { pricingCalculator } from '@flou/shared/content/types/product/pricing.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource, SharedFile } from '@flou/shared/site/contentSource.ts'
import { readBilledItems } from '../reading/readBilledItems.ts'
import { readCostExamples } from '../reading/readCostExamples.ts'
import { readKeywords } from '../reading/readKeywords.ts'
import { readFromPrice, readPriceRules } from '../reading/readFromPrice.ts'
import { readPriceFile } from '../reading/readPriceFile.ts'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'

export interface SoldProduct {
  id: number
  slug: string
  title: string
  lang: Language
  price: DisplayedPrice
  version: string
  keywords: string
}
export interface SoldCategory {
  id: number
  title: string
  lang: Language
  products: SoldProduct[]
}
export type Names = Readonly<Record<number, string>>

const MOST = { categories: 50, products: 100, names: 100, examples: 12 } as const

async function readNames(source: ContentSource, type: ContentType): Promise<Names> {
  const found = await source.list(type, { limit: MOST.names })
  const titled = found as readonly { id: number; title?: string }[] // regions and lookups have a title
  return Object.fromEntries(titled.map(({ id, title = '' }) => [id, title]))
}

const all = <T>(values: readonly Promise<T>[]) => Promise.all(values)

async function readProducts(source: ContentSource) {
  const [categories, keywordsOf] = await Promise.all([
    source.list(productCategory, { limit: MOST.categories }),
    readKeywords(source),
  ])
  const files: SharedFile[] = []
  const found = await all(
    categories
      .filter(({ showProductsOnCalculator }) => showProductsOnCalculator)
      .map(async ({ id, title, lang }) => {
        const products = await source.list(product, { by: { field: 'categoryId', id }, limit: MOST.products })
        const sold = await all(
          products
            .filter(({ showOnCalculator }) => showOnCalculator)
            .map(async (one) => {
              const [price, prices] = await Promise.all([
                readFromPrice(source, one),
                readPriceFile(source, one),
              ])
              return { one, price, ...prices }
            }),
        )
        const offered = sold.filter(({ isEmpty }) => !isEmpty)
        files.push(...offered.map(({ file }) => file))
        const entries = offered.map(({ one, price, version }): SoldProduct => {
          const { id: own, slug, title: name, lang: spoken } = one
          return { id: own, slug, title: name, lang: spoken, price, version, keywords: keywordsOf(name) }
        })
        return { id, title, lang, products: entries } satisfies SoldCategory
      }),
  )
  return { categories: found.filter(({ products }) => products.length > 0), files }
}

/** Reads the calculator content, without the customer discount, which must not be published. */
export async function readCalculator(source: ContentSource) {
  const [{ categories, files }, { examples }, section, rules, regions, items, names] = await Promise.all([
    readProducts(source),
    readCostExamples(source, { by: { field: 'showOnCalculator', id: 1 }, limit: MOST.examples }),
    source.section(pricingCalculator),
    readPriceRules(source),
    readNames(source, region),
    readBilledItems(source),
    all(
      [billingItemType, billingMethod, productDetail].map(
        async (type) => [type.key, await readNames(source, type)] as const,
      ),
    ),
  ])
  return {
    files,
    categories,
    examples,
    regions,
    items,
    names: Object.fromEntries(names),
    rules,
    opening: section && {
      title: section.title,
      content: section.content,
      media: section.media,
      customProperty: section.customProperty,
    },
  }
}
export type CalculatorContent = Omit<Awaited<ReturnType<typeof readCalculator>>, 'files'>
