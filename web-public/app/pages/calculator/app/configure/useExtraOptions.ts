import type { EstimateComponent } from '@flou/shared/pricing/estimate/estimate.ts'
import type { PriceFile, PriceFileKind } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { listPrice } from '../prices/describePackage.ts'
import { variantsIn } from './choice.ts'

export interface ExtraOption {
  kind: EstimateComponent['kind']
  id: number
  text: string
}

export function useExtraOptions(file: PriceFile, content: CalculatorContent) {
  const { t, language } = useTexts(calculatorTexts)
  return (kind: PriceFileKind, region: number | undefined): ExtraOption[] =>
    variantsIn(kind, file).flatMap(({ title, offers }) => {
      const offer = offers.find((one) => one.region === region)
      if (!offer) return []
      const price = listPrice(offer, content, language)
      const text = price ? `${price.amount} ${price.unit}` : t('onRequest')
      return [{ kind: kind.kind, id: offer.id, text: `${title} (${text})` }]
    })
}
