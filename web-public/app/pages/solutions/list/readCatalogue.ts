import { solutionCategory, solutionSubCategory } from '@flou/shared/content/types/solution/categories.ts'
import { solution } from '@flou/shared/content/types/solution/solution.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { solutionCard, type PlainCard } from '../cards.ts'

/** Display limits; area pages list everything. */
const MOST = { categories: 12, areas: 12, solutions: 6, unassigned: 24 } as const

interface Titled {
  id: number
  title: string
  description: string
  lang: Language
}

export interface CatalogueArea extends Titled {
  slug: string
  cards: PlainCard[]
}

export interface CatalogueCategory extends Titled {
  areas: CatalogueArea[]
  unassigned: PlainCard[]
}

async function readArea(source: ContentSource, area: Titled & { slug: string }): Promise<CatalogueArea> {
  const { id, slug, title, description, lang } = area
  const query = { by: { field: 'subCategoryId', id }, limit: MOST.solutions }
  return {
    id,
    slug,
    title,
    description,
    lang,
    cards: (await source.list(solution, query)).map(solutionCard),
  }
}

async function readCategory(source: ContentSource, category: Titled): Promise<CatalogueCategory> {
  const { id, title, description, lang } = category
  const by = { field: 'categoryId', id }
  const [subCategories, first] = await Promise.all([
    source.list(solutionSubCategory, { by, limit: MOST.areas }),
    source.list(solution, { by, limit: MOST.unassigned }),
  ])
  const areas = await Promise.all(subCategories.map((one) => readArea(source, one)))
  return {
    id,
    title,
    description,
    lang,
    areas: areas.filter(({ cards }) => cards.length > 0),
    unassigned: first.filter(({ subCategory }) => !subCategory).map(solutionCard),
  }
}

export async function readCatalogue(source: ContentSource): Promise<CatalogueCategory[]> {
  const categories = await source.list(solutionCategory, { limit: MOST.categories })
  const read = await Promise.all(categories.map((one) => readCategory(source, one)))
  return read.filter(({ areas, unassigned }) => areas.length + unassigned.length > 0)
}
