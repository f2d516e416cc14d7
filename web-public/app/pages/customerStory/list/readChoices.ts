import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { storiesBy, storyFilterOf } from '@flou/shared/site/storyFilter.ts'

/** An industry or a kind of product. */
export interface Topic {
  id: number
  title: string
  slug: string
}

/** What a list of stories is narrowed to. */
export interface Narrowed {
  industry?: Topic | undefined
  product?: Topic | undefined
}

/** A part of the stories, at an address of its own. The title is absent where it is all of them. */
export interface StoryChoice {
  title?: string
  to: string
  count?: string
  isChosen: boolean
}

/** Stories beyond these are not counted: no list shows more. */
const MOST_COUNTED = 60

/** The page of the stories of an industry, of a kind of product, of both. */
export function pathOfStories({ industry, product }: Narrowed): string {
  if (industry && product) return pathTo('customerStoryFilter', storyFilterOf(industry, product))
  if (industry) return pathTo('industryCategory', industry.slug)
  return product ? pathTo('storyProductCategory', product.slug) : pathTo('customerStoryList')
}

const queryOf = ({ industry, product }: Narrowed) => {
  const by = storiesBy(industry?.id, product?.id)
  return by ? { by } : {}
}

/**
 * How many stories there are, as text; undefined where there are none. A first page counts. Later pages only ask for the oldest story, which
 * a new one does not change: it renders the first pages of the other lists, and not all of them.
 */
async function countOf(source: ContentSource, part: Narrowed, isCounted: boolean) {
  if (!isCounted) {
    const oldest = await source.list(customerStory, { ...queryOf(part), isReversed: true, limit: 1 })
    return oldest.length > 0 ? '' : undefined
  }
  const count = await source.count(customerStory, { ...queryOf(part), atMost: MOST_COUNTED + 1 })
  if (count === 0) return undefined
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}

interface Row {
  topics: readonly Topic[]
  chosen: Topic | undefined
  /** What a choice of the row leads to; without topic, all of the row. */
  partOf: (topic: Topic | undefined) => Narrowed
}

async function readRow(source: ContentSource, { topics, chosen, partOf }: Row, isCounted: boolean) {
  const choices = await Promise.all(
    [undefined, ...topics].map(async (topic): Promise<StoryChoice[]> => {
      const part = partOf(topic)
      const count = await countOf(source, part, isCounted)
      const isChosen = topic?.id === chosen?.id
      if (count === undefined && !isChosen) return []
      return [
        {
          ...(topic && { title: topic.title }),
          to: pathOfStories(part),
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

/**
 * What a list of stories can be narrowed to from here: each choice keeps what is chosen in the other row, and is left out where no story
 * matches both.
 */
export async function readChoices(
  source: ContentSource,
  { industries, products }: Topics,
  { industry, product, isCounted }: Narrowed & { isCounted: boolean },
) {
  const [ofIndustry, ofProduct] = await Promise.all([
    readRow(
      source,
      { topics: industries, chosen: industry, partOf: (topic) => ({ industry: topic, product }) },
      isCounted,
    ),
    readRow(
      source,
      { topics: products, chosen: product, partOf: (topic) => ({ industry, product: topic }) },
      isCounted,
    ),
  ])
  return { industries: ofIndustry, products: ofProduct }
}
export type StoryChoices = Awaited<ReturnType<typeof readChoices>>
