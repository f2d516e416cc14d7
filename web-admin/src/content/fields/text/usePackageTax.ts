import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { readPriceEffect } from '../../priceEffect/readPriceEffect.ts'

/**
 * The site's tax rate where it comes on top of the prices of the product in the address (`hasTax` of its field configuration); null where
 * none does, and undefined until that is known.
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
