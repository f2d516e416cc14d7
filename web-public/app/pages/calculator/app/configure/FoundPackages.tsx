import { matchesWords, splitWords } from '../../../../elements/queryWords.ts'
import type { PriceFilePackage, Variant } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent, SoldProduct } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { PackageSelection } from '../../../reading/packageLink.ts'
import { variantsIn } from './choice.ts'
import { describePackage, listPrice } from '../prices/describePackage.ts'
import { loadedPrices, usePriceFiles } from '../prices/priceFiles.ts'
import styles from '../../calculator.module.css'
import catalogue from '../../catalogue.module.css'

/** Minimum query length, because prices must be loaded. */
const MIN_LETTERS = 2
const MAX_SHOWN = 20

interface Found {
  product: SoldProduct
  selection: PackageSelection
  title: string
  offer: PriceFilePackage
}

function packagesWith(
  words: readonly string[],
  products: readonly SoldProduct[],
  describe: (values: Variant['values']) => string,
): Found[] {
  return products.flatMap((product) => {
    const file = loadedPrices({ product: product.id, version: product.version })
    if (!file) return []
    return file.kinds.flatMap((kind) =>
      variantsIn(kind, file).flatMap(({ title, values, offers: [offer] }): Found[] => {
        const own = `${title} ${describe(values)}`
        const isFound =
          words.some((word) => matchesWords([word], own)) &&
          matchesWords(words, product.title, product.keywords, own)
        return offer && isFound
          ? [{ product, selection: { id: offer.id, kind: kind.kind }, title, offer }]
          : []
      }),
    )
  })
}

export function useFoundPackages(
  text: string,
  products: readonly SoldProduct[],
  content: CalculatorContent,
): Found[] {
  const { language } = useTexts(calculatorTexts)
  const isSearching = text.trim().length >= MIN_LETTERS
  usePriceFiles(isSearching ? products.map(({ id, version }) => ({ product: id, version })) : [])
  return isSearching
    ? packagesWith(splitWords(text), products, (values) => describePackage(values, content, language))
    : []
}

interface FoundPackagesProps {
  content: CalculatorContent
  found: readonly Found[]
  onChoose: (product: SoldProduct, selection: PackageSelection) => void
}

export function FoundPackages({ content, found, onChoose }: FoundPackagesProps) {
  const { t, language } = useTexts(calculatorTexts)
  const price = (offer: PriceFilePackage) => {
    const listed = listPrice(offer, content, language)
    return listed ? `${listed.amount} ${listed.unit}` : t('onRequest')
  }
  return (
    <>
      <p role="status" className={styles['quiet']}>
        {found.length > 0 && t('packageCount', { count: found.length })}
      </p>
      <ul className={catalogue['products']} data-testid="found-packages">
        {found.slice(0, MAX_SHOWN).map(({ product, selection, title, offer }) => (
          <li key={`${product.id} ${selection.kind} ${selection.id}`}>
            <button
              type="button"
              className={catalogue['product']}
              onClick={() => onChoose(product, selection)}
            >
              <span className={catalogue['productName']}>
                {product.title} {title}
              </span>
              <span className={styles['quiet']}>{price(offer)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
