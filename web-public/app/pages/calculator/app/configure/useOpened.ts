import { useCallback, useEffect, useState } from 'react'
import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { SoldProduct } from '../../readCalculator.ts'
import { readCalculatorLink, type Wanted } from '../../../reading/packageLink.ts'
import { firstChoice, type Choice } from './choice.ts'
import { loadPrices } from '../prices/priceFiles.ts'

/** A product that is being configured; with the line that is changed. */
interface Opened {
  product: SoldProduct
  start: Choice
  key?: number
}

/** The product that the address asks for: links of packages lead here. */
function askedFor(products: readonly SoldProduct[]): { product: SoldProduct; wanted?: Wanted } | undefined {
  const asked = readCalculatorLink(window.location.search)
  const product = asked && products.find(({ slug }) => slug === asked.slug)
  return product && { product, ...(asked.wanted && { wanted: asked.wanted }) }
}

/** The prices of a product as they are now; undefined where they do not come. */
const todaysPrices = ({ id, version }: SoldProduct) =>
  loadPrices({ product: id, version }).catch(() => undefined)

/** Opens a product, or a line of the estimate, once its prices are there. */
export function useOpened(products: readonly SoldProduct[]) {
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState<SoldProduct>()
  const open = useCallback(async (product: SoldProduct, wanted?: Wanted) => {
    const file = await todaysPrices(product)
    const start = file && firstChoice(file, product.version, wanted)
    setFailed(start ? undefined : product)
    if (start) setOpened({ product, start })
  }, [])
  const edit = useCallback(
    async ({ key, ...item }: EstimateItem) => {
      const product = products.find(({ id }) => id === item.product)
      const file = product && (await todaysPrices(product))
      if (file) setOpened({ product, start: { ...item, version: product.version }, key })
    },
    [products],
  )
  useEffect(() => {
    const asked = askedFor(products)
    if (!asked) return undefined
    const timer = setTimeout(() => void open(asked.product, asked.wanted))
    return () => clearTimeout(timer)
  }, [products, open])
  return {
    opened,
    failed,
    close: useCallback(() => setOpened(undefined), []),
    open: useCallback((product: SoldProduct, wanted?: Wanted) => void open(product, wanted), [open]),
    edit: useCallback((item: EstimateItem) => void edit(item), [edit]),
  }
}
