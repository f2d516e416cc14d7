import { pathTo } from '@flou/shared/paths.ts'
import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PagePart } from '../../../sections/blocks/PagePart.tsx'
import type { Part } from '../../../sections/blocks/part.ts'
import { FromPrice } from '../../../sections/FromPrice.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import type { PricedProduct } from '../readRelated.ts'
import { useTexts } from '../texts.ts'
import styles from '../solutions.module.css'

interface PriceListProps {
  part: Part
  products: readonly PricedProduct[]
  anchor: string
}

/** What each product of a solution costs at least. */
function Prices({ products }: Pick<PriceListProps, 'products'>) {
  const { t } = useTexts()
  return (
    <div className={styles['prices']}>
      <ul>
        {products.map(({ card: { key, title, to, lang }, price }) => (
          <li key={key}>
            <SiteLink to={to} lang={lang}>
              {title}
            </SiteLink>
            <FromPrice price={price} />
          </li>
        ))}
      </ul>
      <SiteLink to={pathTo('calculator')} className="arrow-link">
        {t('calculate')}
      </SiteLink>
    </div>
  )
}

/** What a solution costs: its editor's words beside the prices of the products it is made of. */
export function PriceList({ part, products, anchor }: PriceListProps) {
  const { t } = useTexts()
  const isWide = part.media !== null || part.items.length > 0
  return (
    <div id={anchor}>
      {isWide && <PagePart part={{ ...part, title: part.title || t('pricing') }} />}
      <section className={isWide ? 'wrap section' : 'section tinted'}>
        <div className={isWide ? undefined : `wrap ${styles['pricing']}`}>
          {!isWide && (
            <div>
              <SectionHeading title={part.title || t('pricing')} text={part.content} />
              <ButtonRow buttons={part.customProperty.buttons} />
            </div>
          )}
          <Prices products={products} />
        </div>
      </section>
    </div>
  )
}
