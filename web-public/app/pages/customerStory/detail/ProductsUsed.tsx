import { pathTo } from '@flou/shared/paths.ts'
import type { PublicReference } from '@flou/shared/content/values/localize.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './story.module.css'

export function ProductsUsed({ products }: { products: readonly PublicReference[] }) {
  const { t } = useTexts(storyTexts)
  if (products.length === 0) return null
  return (
    <section className={styles['used']} aria-labelledby="products-used">
      <h2 id="products-used">{t('used')}</h2>
      <ul>
        {products.map(({ id, slug, title }) => (
          <li key={id}>
            <SiteLink to={pathTo('product', slug)}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
