import { pathTo } from '@flou/shared/paths.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import type { StoryCard } from '../../customerStory/storyCard.ts'
import type { MediaBlock } from '../../../sections/blocks/mediaBlock.ts'
import { MoreLink } from './CardSection.tsx'
import { BlockSection } from './BlockSection.tsx'
import { solutionTexts } from '../../../texts/pages/solutions.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface StoriesSectionProps {
  block: MediaBlock
  stories: readonly StoryCard[]
  anchor: string
  title: string
}

export function StoriesSection({ block, stories, anchor, title }: StoriesSectionProps) {
  const { t } = useTexts(solutionTexts)
  return (
    <BlockSection block={block} title={title} anchor={anchor} isTinted>
      <RecordCards cards={stories} isRow />
      <MoreLink to={pathTo('customerStoryList')} title={t('allStories')} />
    </BlockSection>
  )
}
