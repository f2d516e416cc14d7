import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { storiesBy, storyFilterOf } from '@flou/shared/site/storyFilter.ts'

export interface Topic {
  id: number
  title: string
  slug: string
}

export interface StoryFilters {
  industry?: Topic | undefined
  product?: Topic | undefined
}

export interface StoryChoice {
  title?: string
  to: string
  count?: string
  isChosen: boolean
}

const MAX_COUNTED = 60

export function pathOfStories({ industry, product }: StoryFilters): string {
  if (industry && product) return pathTo('customerStoryFilter', storyFilterOf(industry, product))
  if (industry) return pathTo('industryCategory', industry.slug)
  return product ? pathTo('storyProductCategory', product.slug) : pathTo('customerStoryList')
}

const queryOf = ({ industry, product }: StoryFilters) => {
  const by = storiesBy(industry?.id, product?.id)
  return by ? { by } : {}
}

/**
 * Returns the count as text, undefined if zero. Later pages query only the oldest story, so that new stories
 * do not render them.
 */
async function countOf(source: ContentSource, filters: StoryFilters, isCounted: boolean) {
  if (!isCounted) {
    const oldest = await source.list(customerStory, { ...queryOf(filters), isReversed: true, limit: 1 })
    return oldest.length > 0 ? '' : undefined
  }
  const count = await source.count(customerStory, { ...queryOf(filters), atMost: MAX_COUNTED + 1 })
  if (count === 0) return undefined
  return count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count)
}

interface Row {
  topics: readonly Topic[]
  chosen: Topic | undefined
  filtersOf: (topic: Topic | undefined) => StoryFilters
}

async function readRow(source: ContentSource, { topics, chosen, filtersOf }: Row, isCounted: boolean) {
  const choices = await Promise.all(
    [undefined, ...topics].map(async (topic): Promise<StoryChoice[]> => {
      const filters = filtersOf(topic)
      const count = await countOf(source, filters, isCounted)
      const isChosen = topic?.id === chosen?.id
      if (count === undefined && !isChosen) return []
      return [
        {
          ...(topic && { title: topic.title }),
          to: pathOfStories(filters),
          ...(isCounted && { count: count ?? '0' }),
          isChosen,
        },
      ]
    }),
  )
  return choices.flat()
}

interface Topics {
  industries: readonly Topic[]
  products: readonly Topic[]
}

/** Returns filter choices, each combined with the other row's selection; empty combinations are omitted. */
export async function readChoices(
  source: ContentSource,
  { industries, products }: Topics,
  { industry, product, isCounted }: StoryFilters & { isCounted: boolean },
) {
  const [ofIndustry, ofProduct] = await Promise.all([
    readRow(
      source,
      { topics: industries, chosen: industry, filtersOf: (topic) => ({ industry: topic, product }) },
      isCounted,
    ),
    readRow(
      source,
      { topics: products, chosen: product, filtersOf: (topic) => ({ industry, product: topic }) },
      isCounted,
    ),
  ])
  return { industries: ofIndustry, products: ofProduct }
}
export type StoryChoices = Awaited<ReturnType<typeof readChoices>>
