import { useId } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { foreign } from '../../site/foreign.ts'
import type { SoldCategory, SoldProduct } from './readCalculator.ts'
import { useCalculatorTexts } from './texts.ts'
import styles from './calculator.module.css'
import catalogue from './catalogue.module.css'

interface Choosing {
  /** Absent until the calculator runs: products are then links to their price tables. */
  onChoose?: ((product: SoldProduct) => void) | undefined
  chosen?: number | undefined
}

function Product({ product, onChoose, chosen }: Choosing & { product: SoldProduct }) {
  const { t, language } = useCalculatorTexts()
  const { slug, title, lang, price } = product
  const content = (
    <>
      <span className={catalogue['productName']} {...foreign(lang, language)}>
        {title}
      </span>
      <span className={styles['quiet']}>{price ? t('from', { amount: price.month }) : t('onRequest')}</span>
    </>
  )
  if (!onChoose)
    return (
      <SiteLink to={`${pathTo('product', slug)}#pricing`} className={catalogue['product']}>
        {content}
      </SiteLink>
    )
  return (
    <button
      type="button"
      className={catalogue['product']}
      aria-pressed={chosen === product.id}
      onClick={() => onChoose(product)}
    >
      {content}
    </button>
  )
}

interface CatalogueProps extends Choosing {
  categories: readonly SoldCategory[]
}

/** What can be put into an estimate, by category. */
export function Catalogue({ categories, ...choosing }: CatalogueProps) {
  const id = useId()
  const { language } = useCalculatorTexts()
  return (
    <div className={catalogue['catalogue']}>
      {categories.map((category, index) => (
        <section key={category.id} aria-labelledby={`${id}${index}`}>
          <h3 id={`${id}${index}`} className={catalogue['category']} {...foreign(category.lang, language)}>
            {category.title}
          </h3>
          <ul className={catalogue['products']}>
            {category.products.map((product) => (
              <li key={product.id}>
                <Product product={product} {...choosing} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
