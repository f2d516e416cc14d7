import type { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { STORY_TEASER } from '@flou/shared/site/pages/stories.ts'
import { Picture } from '../../elements/Picture.tsx'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { storyCard, storyPath } from './storyCard.ts'
import styles from './StoryCards.module.css'

export type StoryTeaser = Pick<PublicRecord<typeof customerStory>, (typeof STORY_TEASER)[number]>

function Company({ story: { companyLogo, companyName } }: { story: StoryTeaser }) {
  return (
    <div className={styles['company']}>
      {companyLogo && <Picture media={companyLogo} isDecorative sizes="120px" className={styles['sign']} />}
      <span className={companyLogo ? 'only-heard' : undefined}>{companyName}</span>
    </div>
  )
}

const topicsOf = ({ customerStoryCategory, productCategory }: StoryTeaser) =>
  [customerStoryCategory, productCategory].flatMap((one) => (one ? [one.title] : [])).join(' · ')

interface StoryCardsProps {
  stories: readonly StoryTeaser[]
  level: 2 | 3
  /** True if the first card shows the page's first picture. */
  isFirst?: boolean
  isRow?: boolean
}

export function StoryCards({ stories, level, ...appearance }: StoryCardsProps) {
  const cards = stories.map((story) => ({
    ...storyCard(story),
    above: topicsOf(story),
    ...(storyPath(story) !== undefined && { text: story.review, below: <Company story={story} /> }),
  }))
  return <RecordCards cards={cards} level={level} {...appearance} />
}
