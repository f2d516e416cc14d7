import { pathTo } from '@flou/shared/paths.ts'
import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { PageBlock } from '../../../sections/blocks/PageBlock.tsx'
import type { MediaBlock } from '../../../sections/blocks/mediaBlock.ts'
import { FromPrice } from '../../../sections/FromPrice.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import type { PricedProduct } from '../readRelated.ts'
import { solutionTexts } from '../../../texts/pages/solutions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from '../solutions.module.css'

interface PriceListProps {
  block: MediaBlock
  products: readonly PricedProduct[]
  anchor: string
}

function Prices({ products }: Pick<PriceListProps, 'products'>) {
  const { t } = useTexts(solutionTexts)
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
      <SiteLink to={`${pathTo('calculator')}#examples`} className="arrow-link">
        {t('startFromExample')}
      </SiteLink>
    </div>
  )
}

export function PriceList({ block, products, anchor }: PriceListProps) {
  const { t } = useTexts(solutionTexts)
  const isWide = block.media !== null || block.items.length > 0
  return (
    <div id={anchor}>
      {isWide && <PageBlock block={{ ...block, title: block.title || t('pricing') }} />}
      <section className={isWide ? 'wrap section' : 'section tinted'}>
        <div className={isWide ? undefined : `wrap ${styles['pricing']}`}>
          {!isWide && (
            <div>
              <SectionHeading title={block.title || t('pricing')} text={block.content} />
              <ButtonRow buttons={block.customProperty.buttons} />
            </div>
          )}
          <Prices products={products} />
        </div>
      </section>
    </div>
  )
}
