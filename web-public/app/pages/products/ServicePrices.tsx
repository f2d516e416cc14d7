import { pathTo } from '@flou/shared/paths.ts'
import { Fold } from '../../elements/Fold.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import type { ServicesOfCategory } from './readServices.ts'
import { productTexts } from '../../texts/pages/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './pricing.module.css'

interface CategoryProps {
  category: ServicesOfCategory
  isFirst: boolean
}

function Category({ category: { title, lang, services }, isFirst }: CategoryProps) {
  const { t } = useTexts(productTexts)
  return (
    <li className={styles['category']}>
      <Fold
        isOpen={isFirst}
        heading={
          <h3 className={styles['title']} lang={lang}>
            {title}
          </h3>
        }
      >
        <table className={styles['table']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('service')}</th>
              <th scope="col">{t('fromPrice')}</th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ id, slug, title: name, lang: spoken, price }) => (
              <tr key={id}>
                <th scope="row" lang={spoken}>
                  <SiteLink to={`${pathTo('product', slug)}#pricing`}>{name}</SiteLink>
                </th>
                <td>
                  {price ? (
                    <>
                      <strong>{price.amount}</strong> {price.unit}
                      {price.hour && (
                        <span className={styles['hour']}>
                          {price.hour.amount} {price.hour.unit}
                        </span>
                      )}
                      {price.region !== undefined && <span className={styles['hour']}>{price.region}</span>}
                    </>
                  ) : (
                    t('onRequest')
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </li>
  )
}

interface ServicePricesProps {
  services: readonly ServicesOfCategory[]
  calculator: string | undefined
  /** Region of the prices that name none. */
  region: string
}

export function ServicePrices({ services, calculator, region }: ServicePricesProps) {
  const { t } = useTexts(productTexts)
  if (services.length === 0) return null
  return (
    <section className="section tinted" id="services">
      <div className="wrap">
        <SectionHeading title={t('fromPrices')} text={t('fromText', { region })} />
        <ul className={styles['categories']}>
          {services.map((category, index) => (
            <Category key={category.id} category={category} isFirst={index === 0} />
          ))}
        </ul>
        <p className={`no-print ${styles['ways']}`}>
          {calculator !== undefined && (
            <>
              <SiteLink to={calculator} className="arrow-link">
                {t('openCalculator')}
              </SiteLink>
              <SiteLink to={`${calculator}#examples`} className="arrow-link">
                {t('startFromExample')}
              </SiteLink>
            </>
          )}
          <SiteLink to={pathTo('pricingRegions')} className="arrow-link">
            {t('byRegion')}
          </SiteLink>
          <SiteLink to={pathTo('productList')} className="arrow-link">
            {t('allProducts')}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
