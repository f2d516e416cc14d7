import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { storiesBy } from '@flou/shared/site/storyFilter.ts'
import type { StoryTeaser } from '../StoryCards.tsx'

export type Story = PublicRecord<typeof customerStory>

const RELATED = 3

const teaser = (story: Story): StoryTeaser => {
  const { id, slug, title, review, companyName, companyLogo, banner, lang } = story
  const { customerStoryCategory, productCategory } = story
  return {
    id,
    slug,
    title,
    review,
    companyName,
    companyLogo,
    banner,
    customerStoryCategory,
    productCategory,
    lang,
  }
}

/**
 * Returns related stories: same industry first, older ones first, so that a new story does not render all
 * older ones.
 */
export async function readRelated(source: ContentSource, story: Story): Promise<StoryTeaser[]> {
  const { id, created = '', customerStoryCategory } = story
  const before: ListQuery = { range: { below: created, id } }
  const by = storiesBy(customerStoryCategory?.id, undefined)
  const ofIndustry: ListQuery = by ? { by } : {}
  const found = new Map<number, StoryTeaser>()
  for (const query of [{ ...ofIndustry, ...before }, ofIndustry, before, {}]) {
    if (found.size === RELATED) break
    // includes possible duplicates and the story itself
    const stories = await source.list(customerStory, { ...query, limit: RELATED + found.size + 1 })
    for (const one of stories) if (one.id !== id && found.size < RELATED) found.set(one.id, teaser(one))
  }
  return [...found.values()]
}
