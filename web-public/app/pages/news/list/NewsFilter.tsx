import { pathTo } from '@flou/shared/paths.ts'
import { newsTexts } from '../../../texts/pages/news.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { FilterRows } from '../../../sections/list/FilterRow.tsx'

interface Choice {
  title: string
  slug: string
}

interface NewsFilterProps {
  categories: readonly Choice[]
  /** Slug; undefined for all. */
  category?: string | undefined
  subCategories?: readonly Choice[]
  subCategory?: string
}

export function NewsFilter({ categories, category, subCategories, subCategory }: NewsFilterProps) {
  const { t } = useTexts(newsTexts)
  if (categories.length === 0) return null
  const all = { title: t('all'), to: pathTo('newsList'), isChosen: category === undefined }
  return (
    <FilterRows
      label={t('filter')}
      rows={[
        {
          label: t('categories'),
          choices: [
            all,
            ...categories.map(({ title, slug }) => ({
              title,
              to: pathTo('newsCategory', slug),
              isChosen: slug === category,
            })),
          ],
        },
        {
          label: t('subCategories'),
          isMinor: true,
          choices: (subCategories ?? []).map(({ title, slug }) => ({
            title,
            to: pathTo('newsSubCategory', slug),
            isChosen: slug === subCategory,
          })),
        },
      ]}
    />
  )
}
