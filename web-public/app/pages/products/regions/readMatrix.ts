import { region } from '@flou/shared/content/types/company/region.ts'
import { productCategory } from '@flou/shared/content/types/product/catalogue.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { MAX_REGIONS } from '../../reading/readFromPrice.ts'
import { readRegionPrices } from './readRegionPrices.ts'

const MOST = { categories: 24, products: 60 } as const

/** Null in regions without the product; the unit is absent if all regions share it. */
export type RegionCell = { amount?: string; unit?: string } | null

export interface MatrixRow {
  id: number
  slug: string
  title: string
  lang: Language
  note: string
  unit?: string
  cells: RegionCell[]
}

export interface RegionMatrix {
  regions: { id: number; title: string; lang: Language }[]
  categories: { id: number; title: string; lang: Language; rows: MatrixRow[] }[]
}

interface ProductNote {
  product: Pick<PublicReference, 'id'> | null
  regions: readonly Pick<PublicReference, 'id'>[]
  content: string
}

type Places = RegionMatrix['regions']

interface RowContext {
  places: Places
  note: ProductNote | undefined
}

async function readRow(
  source: ContentSource,
  sold: PublicRecord<typeof product>,
  { places, note }: RowContext,
): Promise<MatrixRow> {
  const prices = await readRegionPrices(source, sold)
  const units = new Set(prices.flatMap(({ unit }) => unit ?? []))
  const [shared] = units.size === 1 ? units : []
  const named = note?.regions ?? []
  const isEverywhere = prices.length === 0 && named.length === 0
  const cells = places.map(({ id }): RegionCell => {
    const price = prices.find((one) => one.region === id)
    if (!price) return isEverywhere || named.some((one) => one.id === id) ? {} : null
    const { amount, unit } = price
    return {
      ...(amount !== undefined && { amount }),
      ...(unit !== undefined && shared === undefined && { unit }),
    }
  })
  const { id, slug, title, lang } = sold
  return {
    id,
    slug,
    title,
    lang,
    note: note?.content ?? '',
    ...(shared !== undefined && { unit: shared }),
    cells,
  }
}

/** Products without prices are in all regions unless their note names some. */
export async function readMatrix(
  source: ContentSource,
  notes: readonly ProductNote[],
): Promise<RegionMatrix> {
  const [regions, categories] = await Promise.all([
    source.list(region, { limit: MAX_REGIONS }),
    source.list(productCategory, { limit: MOST.categories }),
  ])
  const places = regions.map(({ id, title, lang }) => ({ id, title, lang }))
  const found = await Promise.all(
    categories.map(async ({ id, title, lang }) => {
      const by = { field: 'categoryId', id }
      const products = await source.list(product, { by, limit: MOST.products })
      const rows = products.map((sold) =>
        readRow(source, sold, { places, note: notes.find((one) => one.product?.id === sold.id) }),
      )
      return { id, title, lang, rows: await Promise.all(rows) }
    }),
  )
  return { regions: places, categories: found.filter(({ rows }) => rows.length > 0) }
}
