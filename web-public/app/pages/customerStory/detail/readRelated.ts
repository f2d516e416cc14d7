import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import type { ContentSource, ListQuery, PublicRecord } from '@flou/shared/site/contentSource.ts'
import { storiesBy } from '@flou/shared/site/storyFilter.ts'
import type { StoryTeaser } from '../StoryCards.tsx'

/** A story as its own page has it. */
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
 * Stories to read next: of the same industry, then of others, those told just before this one first. A newer story changes nothing for
 * the older ones; only the first stories name newer ones, having too few before them.
 */
export async function readRelated(source: ContentSource, story: Story): Promise<StoryTeaser[]> {
  const { id, created = '', customerStoryCategory } = story
  const before: ListQuery = { range: { below: created, id } }
  const by = storiesBy(customerStoryCategory?.id, undefined)
  const ofIndustry: ListQuery = by ? { by } : {}
  const found = new Map<number, StoryTeaser>()
  for (const query of [{ ...ofIndustry, ...before }, ofIndustry, before, {}]) {
    if (found.size === RELATED) break
    // as many as there may be that are known already, and this one
    const stories = await source.list(customerStory, { ...query, limit: RELATED + found.size + 1 })
    for (const one of stories) if (one.id !== id && found.size < RELATED) found.set(one.id, teaser(one))
  }
  return [...found.values()]
}
