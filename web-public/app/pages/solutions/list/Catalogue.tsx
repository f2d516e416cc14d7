import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import type { CatalogueArea, CatalogueCategory } from './readCatalogue.ts'
import { solutionTexts } from '../../../texts/pages/solutions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from '../solutions.module.css'
import { categoryAnchor } from './byCategory.ts'

function Area({ area: { slug, title, description, lang, cards } }: { area: CatalogueArea }) {
  const { t } = useTexts(solutionTexts)
  return (
    <div className={styles['area']} lang={lang}>
      <div className={styles['side']}>
        <h3>{title}</h3>
        <p>{description}</p>
        <SiteLink to={pathTo('solutionSubCategory', slug)} className="arrow-link">
          {t('explore')}
          <span className="only-heard">: {title}</span>
        </SiteLink>
      </div>
      <RecordCards cards={cards} level={4} isRow />
    </div>
  )
}

export function Catalogue({ categories }: { categories: readonly CatalogueCategory[] }) {
  const { t } = useTexts(solutionTexts)
  return categories.map((category, index) => (
    <section
      key={category.id}
      id={categoryAnchor(category)}
      className={index % 2 === 0 ? 'section' : 'section tinted'}
      lang={category.lang}
    >
      <div className={`wrap ${styles['catalogue']}`}>
        <div>
          <h2>{category.title}</h2>
          <p className={styles['about']}>{category.description}</p>
        </div>
        {category.areas.map((area) => (
          <Area key={area.id} area={area} />
        ))}
        {category.unassigned.length > 0 && (
          <div className={styles['area']}>
            <h3>{t('moreSolutions')}</h3>
            <RecordCards cards={category.unassigned} level={4} isRow />
          </div>
        )}
      </div>
    </section>
  ))
}
