import {
  productCategory,
  productGroup,
  productSubGroup,
} from '@flou/shared/content/types/product/catalogue.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readKeywords } from '../../reading/readKeywords.ts'
import { readProducts, type ProductEntry } from '../readProducts.ts'

/** Display limits; group pages list everything. */
const MOST = { categories: 24, products: 8, groups: 12, subGroups: 8 } as const

interface SubGroupEntry {
  id: number
  title: string
  icon: PublicMedia | null
  lang: Language
}

export interface GroupEntry {
  id: number
  slug: string
  title: string
  subGroups: SubGroupEntry[]
}

export type CategoryEntry = Pick<
  PublicRecord<typeof productCategory>,
  'id' | 'title' | 'descriptionTitle' | 'description' | 'icon' | 'lang'
> & { groups: GroupEntry[] }

interface CategoryForSearch {
  title: string
  description: string
  picture: string | undefined
}

interface FoundProduct extends ProductEntry {
  keywords: string
}

export interface CategoryOfProducts extends CategoryEntry {
  seo: CategoryForSearch
  products: FoundProduct[]
  isCut: boolean
}

async function readGroups(source: ContentSource, categoryId: number): Promise<GroupEntry[]> {
  const groups = await source.list(productGroup, {
    by: { field: 'categoryId', id: categoryId },
    limit: MOST.groups,
  })
  return Promise.all(
    groups.map(async ({ id, slug, title }) => {
      const by = { field: 'groupId', id }
      const subGroups = await source.list(productSubGroup, { by, limit: MOST.subGroups })
      return {
        id,
        slug,
        title,
        subGroups: subGroups.map(({ id: own, title: name, icon, lang }) => ({
          id: own,
          title: name,
          icon,
          lang,
        })),
      }
    }),
  )
}

type CategoryRecord = PublicRecord<typeof productCategory>

const listedCategories = (source: ContentSource): Promise<CategoryRecord[]> =>
  source.list(productCategory, { limit: MOST.categories })

async function withGroups(source: ContentSource, category: CategoryRecord): Promise<CategoryEntry> {
  const { id, title, descriptionTitle, description, icon, lang } = category
  return { id, title, descriptionTitle, description, icon, lang, groups: await readGroups(source, id) }
}

export async function readCategories(source: ContentSource): Promise<CategoryEntry[]> {
  const categories = await listedCategories(source)
  return Promise.all(categories.map((one) => withGroups(source, one)))
}

export async function readCategoriesOfProducts(source: ContentSource): Promise<CategoryOfProducts[]> {
  const [categories, keywordsOf] = await Promise.all([listedCategories(source), readKeywords(source)])
  return Promise.all(
    categories.map(async (one) => {
      const { id, seoTitle, seoDescription, seoThumbnail } = one
      const products = await readProducts(source, {
        by: { field: 'categoryId', id },
        limit: MOST.products + 1,
      })
      return {
        ...(await withGroups(source, one)),
        seo: { title: seoTitle, description: seoDescription, picture: seoThumbnail?.imageDefault },
        products: products.slice(0, MOST.products).map((entry) => ({
          ...entry,
          keywords: [keywordsOf(entry.title), entry.price?.sizes].filter(Boolean).join(' '),
        })),
        isCut: products.length > MOST.products,
      }
    }),
  )
}
