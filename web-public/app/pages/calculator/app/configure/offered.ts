import type { EstimatePart } from '@flou/shared/pricing/estimate/estimate.ts'
import type { PriceFile, PriceFileKind } from '@flou/shared/pricing/priceFile.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { listPrice } from '../prices/packageWords.ts'
import { variantsIn } from './choice.ts'

/** What can be added to a package: a name with its price. */
export interface Offered {
  kind: EstimatePart['kind']
  id: number
  text: string
}

/** What a kind offers in a region, with its price. */
export function useOffered(file: PriceFile) {
  const { t, language } = useCalculatorTexts()
  return (kind: PriceFileKind, region: number | undefined): Offered[] =>
    variantsIn(kind, file).flatMap(({ title, offers }) => {
      const offer = offers.find((one) => one.region === region)
      if (!offer) return []
      const price = listPrice(offer, language)
      const text = price
        ? `${price.amount} ${t(price.unit === 'month' ? 'perMonth' : 'perHour')}`
        : t('onRequest')
      return [{ kind: kind.kind, id: offer.id, text: `${title} (${text})` }]
    })
}
