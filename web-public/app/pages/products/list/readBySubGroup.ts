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

/** Products of a page that are in the same sub-group; of those in none, `subGroup` is undefined. */
export interface ProductsOfSubGroup {
  subGroup: SubGroup | undefined
  products: ProductEntry[]
}

type Listed = KindFlags & Omit<ProductEntry, 'price'> & { subGroup: PublicReference | null }

/** Sub-groups looked at; products of further ones stand among those in none. */
const MOST_SUB_GROUPS = 50

/** The products of a group's page by sub-group, in the order of these; products in none come last. */
export async function readBySubGroup(
  source: ContentSource,
  groupId: number,
  listed: readonly Listed[],
): Promise<ProductsOfSubGroup[]> {
  const [subGroups, products] = await Promise.all([
    source.list(productSubGroup, { by: { field: 'groupId', id: groupId }, limit: MOST_SUB_GROUPS }),
    withPrices(source, listed),
  ])
  const known = new Set(subGroups.map(({ id }) => id))
  const placeOf = new Map(listed.map(({ id, subGroup }) => [id, subGroup?.id ?? 0]))
  const inPlace = (isWanted: (place: number) => boolean) =>
    products.filter(({ id }) => isWanted(placeOf.get(id) ?? 0))
  const parts = subGroups.map(({ id, title, description, media, icon, lang }) => ({
    subGroup: { id, title, description, media, icon, lang },
    products: inPlace((place) => place === id),
  }))
  const rest = { subGroup: undefined, products: inPlace((place) => !known.has(place)) }
  return [...parts, rest].filter((part) => part.products.length > 0)
}
