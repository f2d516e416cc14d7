import { useCallback, useEffect, useState } from 'react'
import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { SoldProduct } from '../../readCalculator.ts'
import { readCalculatorLink, type PackageSelection } from '../../../reading/packageLink.ts'
import { initialChoice, type Choice } from './choice.ts'
import { loadPrices } from '../prices/priceFiles.ts'

interface OpenedProduct {
  product: SoldProduct
  start: Choice
  key?: number
}

function requestedProduct(
  products: readonly SoldProduct[],
): { product: SoldProduct; selection?: PackageSelection } | undefined {
  const requested = readCalculatorLink(window.location.search)
  const product = requested && products.find(({ slug }) => slug === requested.slug)
  return product && { product, ...(requested.selection && { selection: requested.selection }) }
}

const currentPrices = ({ id, version }: SoldProduct) =>
  loadPrices({ product: id, version }).catch(() => undefined)

export function useOpenedProduct(products: readonly SoldProduct[]) {
  const [opened, setOpened] = useState<OpenedProduct>()
  const [failed, setFailed] = useState<SoldProduct>()
  const open = useCallback(async (product: SoldProduct, selection?: PackageSelection) => {
    const file = await currentPrices(product)
    const start = file && initialChoice(file, product.version, selection)
    setFailed(start ? undefined : product)
    if (start) setOpened({ product, start })
  }, [])
  const edit = useCallback(
    async ({ key, ...item }: EstimateItem) => {
      const product = products.find(({ id }) => id === item.product)
      const file = product && (await currentPrices(product))
      if (file) setOpened({ product, start: { ...item, version: product.version }, key })
    },
    [products],
  )
  useEffect(() => {
    const requested = requestedProduct(products)
    if (!requested) return undefined
    const timer = setTimeout(() => void open(requested.product, requested.selection))
    return () => clearTimeout(timer)
  }, [products, open])
  return {
    opened,
    failed,
    close: useCallback(() => setOpened(undefined), []),
    open: useCallback(
      (product: SoldProduct, selection?: PackageSelection) => void open(product, selection),
      [open],
    ),
    edit: useCallback((item: EstimateItem) => void edit(item), [edit]),
  }
}
