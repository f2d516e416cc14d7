import { productSubGroup } from '@flou/shared/content/types/product/catalogue.ts'
import type { PublicMedia, PublicReference } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { KindFlags } from '@flou/shared/pricing/packageKinds.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { withPrices, type ProductEntry } from '../readProducts.ts'

interface SubGroup {
  id: number
  title: string
  description: string
  media: PublicMedia | null
  icon: PublicMedia | null
  lang: Language
}

/** `subGroup` is undefined for products without sub-group. */
export interface ProductsOfSubGroup {
  subGroup: SubGroup | undefined
  products: ProductEntry[]
}

type Listed = KindFlags & Omit<ProductEntry, 'price'> & { subGroup: PublicReference | null }

/** Query limit; products of other sub-groups count as ungrouped. */
const MAX_SUB_GROUPS = 50

export async function readBySubGroup(
  source: ContentSource,
  groupId: number,
  listed: readonly Listed[],
): Promise<ProductsOfSubGroup[]> {
  const [subGroups, products] = await Promise.all([
    source.list(productSubGroup, { by: { field: 'groupId', id: groupId }, limit: MAX_SUB_GROUPS }),
    withPrices(source, listed),
  ])
  const subGroupIds = new Set(subGroups.map(({ id }) => id))
  const subGroupIdOf = new Map(listed.map(({ id, subGroup }) => [id, subGroup?.id ?? 0]))
  const productsIn = (isMatch: (subGroupId: number) => boolean) =>
    products.filter(({ id }) => isMatch(subGroupIdOf.get(id) ?? 0))
  const sections = subGroups.map(({ id, title, description, media, icon, lang }) => ({
    subGroup: { id, title, description, media, icon, lang },
    products: productsIn((subGroupId) => subGroupId === id),
  }))
  const ungrouped = {
    subGroup: undefined,
    products: productsIn((subGroupId) => !subGroupIds.has(subGroupId)),
  }
  return [...sections, ungrouped].filter((section) => section.products.length > 0)
}
