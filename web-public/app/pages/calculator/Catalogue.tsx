import { useId } from 'react'
import { pathTo } from '@flou/shared/paths.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { langIfDifferent } from '../../site/foreign.ts'
import type { SoldCategory, SoldProduct } from './readCalculator.ts'
import { calculatorTexts } from '../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './calculator.module.css'
import catalogue from './catalogue.module.css'

interface Choosing {
  /** Undefined before hydration: products are links then. */
  onChoose?: ((product: SoldProduct) => void) | undefined
  chosen?: number | undefined
}

function Product({ product, onChoose, chosen }: Choosing & { product: SoldProduct }) {
  const { t, language } = useTexts(calculatorTexts)
  const { slug, title, lang, price } = product
  const content = (
    <>
      <span className={catalogue['productName']} {...langIfDifferent(lang, language)}>
        {title}
      </span>
      <span className={styles['quiet']}>
        {price ? t('from', { amount: `${price.amount} ${price.unit}` }) : t('onRequest')}
      </span>
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

export function Catalogue({ categories, ...choosing }: CatalogueProps) {
  const id = useId()
  const { language } = useTexts(calculatorTexts)
  return (
    <div className={catalogue['catalogue']}>
      {categories.map((category, index) => (
        <section key={category.id} aria-labelledby={`${id}${index}`}>
          <h3
            id={`${id}${index}`}
            className={catalogue['category']}
            {...langIfDifferent(category.lang, language)}
          >
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
