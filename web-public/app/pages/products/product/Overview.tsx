import type { product } from '@flou/shared/content/types/product/product.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { Picture } from '../../../elements/Picture.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { FromPrice } from '../../../sections/FromPrice.tsx'
import { Video } from '../../../sections/video/Video.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './Overview.module.css'
import type { DisplayedPrice } from '@flou/shared/pricing/unitPrice.ts'
import { subGroupAnchor, ANCHORS } from '../anchors.ts'

interface OverviewProps {
  product: Pick<PublicRecord<typeof product>, 'icon' | 'group' | 'subGroup' | 'video'>
  text: string
  price: DisplayedPrice
  regions: readonly string[]
  documentation: string | undefined
}

function Facts({
  product: { icon, group, subGroup },
  price,
  regions,
  documentation,
}: Omit<OverviewProps, 'text'>) {
  const { t } = useTexts(productTexts)
  return (
    <aside className={styles['facts']}>
      {icon && <Picture media={icon} isDecorative sizes="56px" className={styles['icon']} />}
      <FromPrice price={price && { ...(regions[0] !== undefined && { region: regions[0] }), ...price }} />
      <dl className={styles['list']}>
        {group && (
          <div>
            <dt>{t('group')}</dt>
            <dd>
              <SiteLink to={pathTo('productGroup', group.slug)}>{group.title}</SiteLink>
              {subGroup && (
                <>
                  {' · '}
                  <SiteLink to={`${pathTo('productGroup', group.slug)}#${subGroupAnchor(subGroup)}`}>
                    {subGroup.title}
                  </SiteLink>
                </>
              )}
            </dd>
          </div>
        )}
        {regions.length > 0 && (
          <div>
            <dt>{t('available')}</dt>
            <dd>{regions.join(', ')}</dd>
          </div>
        )}
      </dl>
      <p className={`no-print ${styles['links']}`}>
        {price !== null && (
          <a href={`#${ANCHORS.pricing}`} className="arrow-link">
            {t('seePrices')}
          </a>
        )}
        {documentation !== undefined && (
          <SiteLink to={documentation} className="arrow-link">
            {t('documentation')}
          </SiteLink>
        )}
      </p>
    </aside>
  )
}

export const Overview = ({ text, ...facts }: OverviewProps) => (
  <section className={`wrap section ${styles['overview']}`} id={ANCHORS.overview}>
    <div className="prose">
      <RichText html={text} className={styles['text']} />
      <Video video={facts.product.video} />
    </div>
    <Facts {...facts} />
  </section>
)
