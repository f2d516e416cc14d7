import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { readPriceEffect } from '../../core/records/priceEffect.ts'

/**
 * Returns the tax rate added to prices of the product in the URL; null without tax, undefined while loading.
 */
export function usePackageTax(type: AnyType): number | null | undefined {
  const productId = Number(useParams()['id'])
  const kind = kindOfPackages(type)
  const { data } = useQuery({
    queryKey: ['packageTax', productId, kind],
    queryFn: async () => (kind ? (await readPriceEffect({ productId, kind, rows: [] })).taxPercent : null),
    enabled: kind !== undefined && productId > 0,
  })
  return data
}
