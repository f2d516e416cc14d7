import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { longPeriod } from '../period.ts'
import { OfferDays } from './OfferDays.tsx'
import type { OfferType, OfferView } from './offerView.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './offer.module.css'

export function OfferFacts({ offer, type }: { offer: OfferView; type: OfferType | undefined }) {
  const { t, language } = useTexts(offerTexts)
  const { product, startDate, endDate, left } = offer
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('period')}</dt>
        <dd>
          {longPeriod(startDate, endDate, language)}
          {left !== undefined && <OfferDays offer={offer} />}
        </dd>
      </div>
      {product && (
        <div>
          <dt>{t('product')}</dt>
          <dd>
            <SiteLink to={pathTo('product', product.slug)}>{product.title}</SiteLink>
          </dd>
        </div>
      )}
      {type && (
        <div>
          <dt>{t('type')}</dt>
          <dd>
            {type.title}
            {type.description !== '' && <span className={styles['meaning']}>{type.description}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}
