import { pathTo } from '@flou/shared/paths.ts'
import { FilterRows } from '../../../../sections/list/FilterRow.tsx'
import { useEventTexts } from '../texts.ts'

interface Choice {
  title: string
  slug: string
}

interface EventFilterProps {
  categories: readonly Choice[]
  /** Slug of the category shown; all of them where it is absent. */
  category?: string | undefined
  subCategories?: readonly Choice[]
  subCategory?: string
}

const NONE: readonly Choice[] = []

/** Categories of events, and the topics of the one shown: a page each. */
export function EventFilter({ categories, category, subCategories = NONE, subCategory }: EventFilterProps) {
  const { t } = useEventTexts()
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
