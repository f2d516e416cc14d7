import { pathTo } from '@flou/shared/paths.ts'
import { Picture } from '../../../elements/Picture.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { ProductCards } from '../ProductCards.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { CategoryEntry, CategoryOfProducts, GroupEntry } from './readCategories.ts'
import styles from './Category.module.css'
import { categoryAnchor, subGroupAnchor } from '../anchors.ts'

export function CategoryHead({ category }: { category: CategoryEntry }) {
  const { title, descriptionTitle, description, icon, lang } = category
  return (
    <div className={styles['head']}>
      {icon && <Picture media={icon} isDecorative sizes="64px" className={styles['icon']} />}
      <div>
        <h2>{title}</h2>
        <p className={styles['about']} lang={lang}>
          {descriptionTitle !== '' && <strong>{descriptionTitle}. </strong>}
          {description}
        </p>
      </div>
    </div>
  )
}

export function SubGroups({ group: { slug, subGroups } }: { group: GroupEntry }) {
  if (subGroups.length === 0) return null
  return (
    <ul className={styles['subGroups']}>
      {subGroups.map((one) => (
        <li key={one.id} lang={one.lang}>
          <SiteLink
            to={`${pathTo('productGroup', slug)}#${subGroupAnchor(one)}`}
            className={styles['subGroup']}
          >
            {one.icon && <Picture media={one.icon} isDecorative sizes="24px" className={styles['sign']} />}
            {one.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Groups({ category: { title, groups, isCut } }: { category: CategoryOfProducts }) {
  const { t } = useTexts(productTexts)
  if (groups.length === 0) return null
  return (
    <nav aria-label={t('groups', { name: title })} className={styles['more']}>
      {isCut && <p className={styles['note']}>{t('moreOf', { name: title })}</p>}
      <ul className={styles['groups']}>
        {groups.map((group) => (
          <li key={group.id} className={styles['group']}>
            <SiteLink to={pathTo('productGroup', group.slug)} className="arrow-link">
              {group.title}
            </SiteLink>
            <SubGroups group={group} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const Category = ({ category }: { category: CategoryOfProducts }) => (
  <section className={`wrap section ${styles['category']}`} id={categoryAnchor(category)}>
    <CategoryHead category={category} />
    <ProductCards products={category.products} isRow />
    <Groups category={category} />
  </section>
)
