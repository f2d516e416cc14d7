import { FilterRows } from '../../../sections/list/FilterRow.tsx'
import { useStoryTexts } from '../texts.ts'
import type { StoryChoice, StoryChoices } from './readChoices.ts'

export function StoryFilter({ choices }: { choices: StoryChoices }) {
  const { t } = useStoryTexts()
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
