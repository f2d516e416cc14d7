import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { RecordCard } from '../../sections/blocks/RecordCards.tsx'

interface Story {
  id: number
  slug: string
  title: string
  review: string
  reviewer: string
  companyName: string
  companyLogo: PublicMedia | null
  banner: PublicMedia | null
  lang: Language
}

/** Card without React nodes, serializable as page data. */
export type StoryCard = Omit<RecordCard, 'above' | 'below'> & { above?: string }

/** Returns undefined for a story that is a quote only: it has no page. */
export const storyPath = ({ slug }: Pick<Story, 'slug'>): string | undefined =>
  slug === '' ? undefined : pathTo('customerStory', slug)

export function quoteCard(story: Omit<Story, 'banner'>): StoryCard {
  const { id, title, review, reviewer, companyName, companyLogo, lang } = story
  const by = [reviewer, companyName].filter((text) => text !== '').join(', ')
  return {
    key: id,
    title,
    to: storyPath(story),
    ...(review === '' ? { above: companyName } : { quote: { text: review, by } }),
    media: companyLogo,
    shownAs: 'logo',
    lang,
  }
}

/** Card with the picture of the story, or with its quote if that is all. */
export const storyCard = (story: Story): StoryCard =>
  storyPath(story) === undefined
    ? quoteCard(story)
    : {
        key: story.id,
        title: story.title,
        to: storyPath(story),
        above: story.companyName,
        media: story.banner,
        lang: story.lang,
      }
