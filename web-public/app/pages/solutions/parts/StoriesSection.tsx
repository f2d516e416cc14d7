import { pathTo } from '@flou/shared/paths.ts'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import type { PlainCard } from '../cards.ts'
import type { Part } from '../../../sections/blocks/part.ts'
import { Way } from './CardSection.tsx'
import { PartSection } from './PartSection.tsx'
import { useTexts } from '../texts.ts'

interface StoriesSectionProps {
  part: Part
  stories: readonly PlainCard[]
  anchor: string
  title: string
}

/** Customers' stories below what an editor wrote over them. */
export function StoriesSection({ part, stories, anchor, title }: StoriesSectionProps) {
  const { t } = useTexts()
  return (
    <PartSection part={part} title={title} anchor={anchor} isTinted>
      <RecordCards cards={stories} />
      <Way to={pathTo('customerStoryList')} title={t('allStories')} />
    </PartSection>
  )
}
