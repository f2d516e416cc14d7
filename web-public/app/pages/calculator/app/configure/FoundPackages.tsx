import type { PriceFilePackage } from '@flou/shared/pricing/priceFile.ts'
import type { SoldProduct } from '../../readCalculator.ts'
import { useCalculatorTexts } from '../../texts.ts'
import type { Wanted } from '../../../reading/packageLink.ts'
import { variantsIn } from './choice.ts'
import { listPrice } from '../prices/packageWords.ts'
import { knownPrices, usePriceFiles } from '../prices/priceFiles.ts'
import styles from '../../calculator.module.css'
import catalogue from '../../catalogue.module.css'

/** Letters from which packages are looked for: their prices are read for it. */
const FEWEST_LETTERS = 2
const MOST_SHOWN = 20

interface Found {
  product: SoldProduct
  wanted: Wanted
  title: string
  offer: PriceFilePackage
}

export const wordsOf = (text: string): string[] => text.trim().toLowerCase().split(/\s+/)

/** Packages whose name has one of the words at least, and the others with the name of its product. */
function packagesWith(words: readonly string[], products: readonly SoldProduct[]): Found[] {
  return products.flatMap((product) => {
    const file = knownPrices({ product: product.id, version: product.version })
    if (!file) return []
    return file.kinds.flatMap((kind) =>
      variantsIn(kind, file).flatMap(({ title, offers: [offer] }): Found[] => {
        const [own, all] = [title.toLowerCase(), `${product.title} ${title}`.toLowerCase()]
        const isFound = words.some((word) => own.includes(word)) && words.every((word) => all.includes(word))
        return offer && isFound ? [{ product, wanted: { id: offer.id, kind: kind.kind }, title, offer }] : []
      }),
    )
  })
}

/** The packages that words name; looked for once their prices have come. */
export function useFoundPackages(text: string, products: readonly SoldProduct[]): Found[] {
  const isSought = text.trim().length >= FEWEST_LETTERS
  usePriceFiles(isSought ? products.map(({ id, version }) => ({ product: id, version })) : [])
  return isSought ? packagesWith(wordsOf(text), products) : []
}

interface FoundPackagesProps {
  found: readonly Found[]
  onChoose: (product: SoldProduct, wanted: Wanted) => void
}

/** Packages that were found, each opened as it is. */
export function FoundPackages({ found, onChoose }: FoundPackagesProps) {
  const { t, language } = useCalculatorTexts()
  const price = (offer: PriceFilePackage) => {
    const listed = listPrice(offer, language)
    return listed ? `${listed.amount} ${t(listed.unit === 'month' ? 'perMonth' : 'perHour')}` : t('onRequest')
  }
  return (
    <>
      <p role="status" className={styles['quiet']}>
        {found.length > 0 && t('packageCount', { count: found.length })}
      </p>
      <ul className={catalogue['products']} data-testid="found-packages">
        {found.slice(0, MOST_SHOWN).map(({ product, wanted, title, offer }) => (
          <li key={`${product.id} ${wanted.kind} ${wanted.id}`}>
            <button type="button" className={catalogue['product']} onClick={() => onChoose(product, wanted)}>
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
