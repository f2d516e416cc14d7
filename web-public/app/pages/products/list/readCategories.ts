import {
  productCategory,
  productGroup,
  productSubGroup,
} from '@flou/shared/content/types/product/catalogue.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { readProducts, type ProductEntry } from '../readProducts.ts'

/** What a page shows at most; everything is found through the groups. */
const MOST = { categories: 24, products: 8, groups: 12, subGroups: 8 } as const

export interface SubGroupEntry {
  id: number
  title: string
  icon: PublicMedia | null
  lang: Language
}

export interface GroupEntry {
  id: number
  slug: string
  title: string
  media: PublicMedia | null
  subGroups: SubGroupEntry[]
}

export type CategoryEntry = Pick<
  PublicRecord<typeof productCategory>,
  | 'id'
  | 'title'
  | 'descriptionTitle'
  | 'description'
  | 'icon'
  | 'lang'
  | 'seoTitle'
  | 'seoDescription'
  | 'seoThumbnail'
> & { groups: GroupEntry[] }

export interface CategoryOfProducts extends CategoryEntry {
  products: ProductEntry[]
  /** There are more products than shown. */
  isCut: boolean
}

async function readGroups(source: ContentSource, categoryId: number): Promise<GroupEntry[]> {
  const groups = await source.list(productGroup, {
    by: { field: 'categoryId', id: categoryId },
    limit: MOST.groups,
  })
  return Promise.all(
    groups.map(async ({ id, slug, title, media }) => {
      const by = { field: 'groupId', id }
      const subGroups = await source.list(productSubGroup, { by, limit: MOST.subGroups })
      return {
        id,
        slug,
        title,
        media,
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

/** The categories with their groups and sub-groups, in the order that editors gave them. */
export async function readCategories(source: ContentSource): Promise<CategoryEntry[]> {
  const categories = await source.list(productCategory, { limit: MOST.categories })
  return Promise.all(
    categories.map(async (one) => {
      const { id, title, descriptionTitle, description, icon, lang, seoTitle, seoDescription, seoThumbnail } =
        one
      const groups = await readGroups(source, id)
      return {
        id,
        title,
        descriptionTitle,
        description,
        icon,
        lang,
        seoTitle,
        seoDescription,
        seoThumbnail,
        groups,
      }
    }),
  )
}

/** As above, each with its first products and what they cost. */
export async function readCategoriesOfProducts(source: ContentSource): Promise<CategoryOfProducts[]> {
  const categories = await readCategories(source)
  return Promise.all(
    categories.map(async (category) => {
      const by = { field: 'categoryId', id: category.id }
      const products = await readProducts(source, { by, limit: MOST.products + 1 })
      return {
        ...category,
        products: products.slice(0, MOST.products),
        isCut: products.length > MOST.products,
      }
    }),
  )
}
