import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { storiesBy } from '@flou/shared/site/storyFilter.ts'
import { fillUp } from '../../reading/fillUp.ts'
import type { StoryTeaser } from '../StoryCards.tsx'

export type Story = PublicRecord<typeof customerStory>

const RELATED = 3

const teaser = (story: Story): StoryTeaser => {
  const { id, slug, title, review, reviewer, companyName, companyLogo, banner, lang } = story
  const { customerStoryCategory, productCategory } = story
  return {
    id,
    slug,
    title,
    review,
    reviewer,
    companyName,
    companyLogo,
    banner,
    customerStoryCategory,
    productCategory,
    lang,
  }
}

/**
 * Returns stories of the same industry, then those with one of its products; none otherwise. Older ones come
 * first, so that a new story does not render all older ones.
 */
export async function readRelated(source: ContentSource, story: Story): Promise<StoryTeaser[]> {
  const { id, created = '', customerStoryCategory, products } = story
  const before: ListQuery = { range: { below: created, id } }
  const filters = [
    storiesBy(customerStoryCategory?.id, undefined),
    ...products.map((product) => ({ field: 'productIds', id: product.id })),
  ].filter((by) => by !== undefined)
  const found = await fillUp({
    limit: RELATED,
    without: [id],
    reads: filters.flatMap((by) => [
      (limit) => source.list(customerStory, { by, ...before, limit }),
      (limit) => source.list(customerStory, { by, limit }),
    ]),
  })
  return found.map(teaser)
}
