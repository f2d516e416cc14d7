import { pathTo } from '@flou/shared/paths.ts'
import { FilterRows } from '../../../../sections/list/FilterRow.tsx'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

interface Choice {
  title: string
  slug: string
}

interface EventFilterProps {
  categories: readonly Choice[]
  /** Slug; undefined for all. */
  category?: string | undefined
  subCategories?: readonly Choice[]
  subCategory?: string
}

const NONE: readonly Choice[] = []

export function EventFilter({ categories, category, subCategories = NONE, subCategory }: EventFilterProps) {
  const { t } = useTexts(eventTexts)
  if (categories.length === 0) return null
  const all = { title: t('all'), to: pathTo('eventList'), isChosen: category === undefined }
  const choicesOf = (
    name: 'eventCategory' | 'eventSubCategory',
    choices: readonly Choice[],
    chosen: string | undefined,
  ) => choices.map(({ title, slug }) => ({ title, to: pathTo(name, slug), isChosen: slug === chosen }))
  return (
    <FilterRows
      label={t('filter')}
      rows={[
        { label: t('categories'), choices: [all, ...choicesOf('eventCategory', categories, category)] },
        {
          label: t('topics'),
          isMinor: true,
          choices: choicesOf('eventSubCategory', subCategories, subCategory),
        },
      ]}
    />
  )
}
