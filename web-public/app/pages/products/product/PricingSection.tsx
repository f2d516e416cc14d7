import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { formatNumber } from '@flou/shared/pricing/money.ts'
import { calculatorLink } from '../../reading/packageLink.ts'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { AddedPrices } from './AddedPrices.tsx'
import { CustomerOffer } from './CustomerPrices.tsx'
import { PackageTables } from './PackageTables.tsx'
import { RegionSwitch } from './RegionSwitch.tsx'
import type { Pricing } from './readProduct.ts'
import tables from './PackageTables.module.css'
import styles from './PricingSection.module.css'

function Notes({
  notes: { tax, hours, note, hasMore },
  slug,
}: {
  notes: Pricing['notes']
  slug: string | undefined
}) {
  const { t, language } = useTexts(productTexts)
  return (
    <div className={styles['notes']}>
      <p>{tax === undefined ? t('noTax') : t('addedTax', { tax })}</p>
      {hasMore && (
        <>
          <h3 className={styles['title']}>{t('goodToKnow')}</h3>
          <ul className={styles['list']}>
            <li>{t('hours', { hours: formatNumber(hours, language) })}</li>
            {note !== '' && <li>{note}</li>}
          </ul>
        </>
      )}
      {slug !== undefined && (
        <p className="no-print">
          <SiteLink to={calculatorLink(slug)} className="arrow-link">
            {t('openCalculator')}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

interface PricingSectionProps {
  product: { id: number; slug: string; name: string }
  pricing: Pricing
  anchor: string
}

export function PricingSection({
  product: { id, slug, name },
  pricing: { tables: kinds, added, notes },
  anchor,
}: PricingSectionProps) {
  const { t } = useTexts(productTexts)
  const offered = notes.inCalculator ? slug : undefined
  const regions = [...new Set(kinds.flatMap((kind) => kind.regions))]
  if (kinds.length === 0 && added.length === 0)
    return (
      <section className="wrap section" id={anchor}>
        <SectionHeading title={t('pricesOf', { name })} />
        <p className={styles['request']}>{t('onRequestOnly', { name })}</p>
        <p className="no-print">
          <SiteLink to={pathTo('contactUs')} className="arrow-link">
            {t('askPrice')}
          </SiteLink>
        </p>
      </section>
    )
  return (
    <section className={`section tinted ${tables['prices']}`} id={anchor}>
      <div className="wrap">
        <SectionHeading title={t('pricesOf', { name })} />
        <CustomerOffer product={{ id, name }} saving={notes.saving}>
          {(discount) => (
            <>
              <RegionSwitch regions={regions} />
              <PackageTables tables={kinds} slug={offered} discount={discount} allRegions={regions} />
            </>
          )}
        </CustomerOffer>
        <AddedPrices added={added} regions={regions} isAlone={kinds.length === 0} />
        <Notes notes={notes} slug={offered} />
      </div>
    </section>
  )
}
