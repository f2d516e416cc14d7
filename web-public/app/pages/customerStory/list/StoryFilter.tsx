import { FilterRows } from '../../../sections/list/FilterRow.tsx'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { StoryChoice, StoryChoices } from './readChoices.ts'

export function StoryFilter({ choices }: { choices: StoryChoices }) {
  const { t } = useTexts(storyTexts)
  const row = (label: string, all: readonly StoryChoice[]) => ({
    label,
    isNamed: true,
    choices:
      all.length > 2 || all.some(({ isChosen, title }) => isChosen && title !== undefined)
        ? all.map(({ title = t('allOfThem'), ...choice }) => ({ title, ...choice }))
        : [],
  })
  return (
    <FilterRows
      label={t('narrow')}
      rows={[row(t('industry'), choices.industries), row(t('product'), choices.products)]}
    />
  )
}
