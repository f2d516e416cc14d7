import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { FromPrice } from '../../../sections/FromPrice.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { productTexts } from '../../../texts/pages/products.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import tables from '../product/PackageTables.module.css'
import styles from './Comparison.module.css'
import type { ComparedProduct } from './readComparison.ts'

function Row({ product }: { product: ComparedProduct }) {
  const { t } = useTexts(productTexts)
  const { slug, title, description, price, commitment, regions, lang } = product
  return (
    <tr lang={lang}>
      <th scope="row">
        <SiteLink to={pathTo('product', slug)}>{title}</SiteLink>
      </th>
      <td data-label={t('purpose')}>{description}</td>
      <td data-label={t('fromPrice')}>{price === null ? '–' : <FromPrice price={price} />}</td>
      <td data-label={t('commitment')}>{commitment === '' ? '–' : commitment}</td>
      <td data-label={t('regions')}>{regions.length === 0 ? '–' : regions.join(', ')}</td>
    </tr>
  )
}

const COLUMNS = ['product', 'purpose', 'fromPrice', 'commitment', 'regions'] as const

export function Comparison({ products }: { products: readonly ComparedProduct[] }) {
  const { t } = useTexts(productTexts)
  if (products.length === 0) return null
  return (
    <section className="wrap section">
      <div id="comparison">
        <SectionHeading title={t('compared')} />
      </div>
      <div className={tables['scroll']} tabIndex={0} role="region" aria-labelledby="comparison">
        <table className={`${tables['table']} ${styles['table']}`}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row key={product.id} product={product} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
