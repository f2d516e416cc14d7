import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './ListFilter.module.css'

interface Choice {
  title: string
  slug: string
}

interface ListFilterProps {
  categories: readonly Choice[]
  /** Slug of the category shown; all of them where it is absent. */
  category?: string | undefined
  subCategories?: readonly Choice[]
  subCategory?: string
}

interface FilterLinkProps {
  to: string
  title: string
  isChosen: boolean
}

const FilterLink = ({ to, title, isChosen }: FilterLinkProps) => (
  <li>
    <SiteLink to={to} {...(isChosen && { 'aria-current': 'true' })}>
      {title}
    </SiteLink>
  </li>
)

/** Categories, and the parts of the one shown. Each is a page of its own: links, no script. */
export function ListFilter({ categories, category, subCategories, subCategory }: ListFilterProps) {
  const { t } = useTranslation()
  if (categories.length === 0) return null
  return (
    <nav className={`wrap ${styles['filter']}`} aria-label={t('filter')}>
      <ul className={styles['row']}>
        <FilterLink to={pathTo('newsList')} title={t('all')} isChosen={category === undefined} />
        {categories.map(({ slug, title }) => (
          <FilterLink
            key={slug}
            to={pathTo('newsCategory', slug)}
            title={title}
            isChosen={slug === category}
          />
        ))}
      </ul>
      {subCategories && subCategories.length > 0 && (
        <ul className={styles['row']} data-parts="" aria-label={t('subCategories')}>
          {subCategories.map(({ slug, title }) => (
            <FilterLink
              key={slug}
              to={pathTo('newsSubCategory', slug)}
              title={title}
              isChosen={slug === subCategory}
            />
          ))}
        </ul>
      )}
    </nav>
  )
}
