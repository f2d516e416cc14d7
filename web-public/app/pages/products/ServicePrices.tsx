import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { SectionHeading } from '../../sections/SectionHeading.tsx'
import type { ServicesOfCategory } from './readServices.ts'
import { productTexts } from '../../texts/pages/products.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './pricing.module.css'

function Category({ category: { title, lang, services } }: { category: ServicesOfCategory }) {
  const { t } = useTexts(productTexts)
  return (
    <li className={styles['category']}>
      <table className={styles['table']}>
        <caption lang={lang}>{title}</caption>
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
          {services.map((category) => (
            <Category key={category.id} category={category} />
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
          <SiteLink to={pathTo('productList')} className="arrow-link">
            {t('allProducts')}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
