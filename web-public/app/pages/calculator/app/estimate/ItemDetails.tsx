import { orderOf, termsOf, type ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { explainLine } from '@flou/shared/pricing/explain.ts'
import { PROBLEM_TEXTS } from '@flou/shared/texts/pricing.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { isPriced } from '@flou/shared/pricing/priceLine.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { itemOf, partName } from '../prices/describePackage.ts'
import { useDiscount } from '../prices/discounts.ts'
import own from './estimate.module.css'

interface ItemDetailsProps {
  content: CalculatorContent
  result: ItemResult
  file: PriceFile | undefined
  period: 'month' | 'year'
}

export function ItemDetails({ content, result, file, period }: ItemDetailsProps) {
  const { language } = useTexts(estimateTexts)
  const discountPercent = useDiscount(result.item.product, period)
  if (!file) return null
  const terms = termsOf(file, { period, discountPercent })
  return (
    <>
      {result.components.map((one) => (
        <div key={`${one.component.kind}${one.component.id}`} className={own['explanation']}>
          <strong>
            {partName(one.component, { file, language })}
            {isPriced(one.result) && `: ${formatMoney(one.result.amount, language)}`}
          </strong>
          {one.sold && isPriced(one.result) ? (
            <ol>
              {explainLine(
                {
                  line: one.result,
                  price: one.sold.price,
                  order: orderOf(result.item, one),
                  terms,
                  item: itemOf(one.sold, content),
                },
                language,
              ).map((explanation) => (
                <li key={explanation}>{explanation}</li>
              ))}
            </ol>
          ) : (
            'problem' in one.result && <p>{PROBLEM_TEXTS[one.result.problem][language]}</p>
          )}
        </div>
      ))}
    </>
  )
}
