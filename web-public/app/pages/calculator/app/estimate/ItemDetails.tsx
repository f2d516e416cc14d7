import { orderOf, termsOf, type ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { explainLine, PROBLEM_WORDS } from '@flou/shared/pricing/explain.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { isPriced } from '@flou/shared/pricing/priceLine.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { useDiscount } from '../prices/discounts.ts'
import own from './estimate.module.css'

interface ItemDetailsProps {
  result: ItemResult
  file: PriceFile | undefined
  period: 'month' | 'year'
}

/** "Explain this price": each part of a line, step by step, in words. */
export function ItemDetails({ result, file, period }: ItemDetailsProps) {
  const { language } = useCalculatorTexts()
  const discountPercent = useDiscount(result.item.product, period)
  if (!file) return null
  const terms = termsOf(file, { period, discountPercent })
  return (
    <>
      {result.parts.map((one) => (
        <div key={`${one.part.kind}${one.part.id}`} className={own['explanation']}>
          <strong>
            {one.sold?.title ?? ''}
            {isPriced(one.result) && `: ${formatMoney(one.result.amount, language)}`}
          </strong>
          {one.sold && isPriced(one.result) ? (
            <ol>
              {explainLine(
                { line: one.result, price: one.sold.price, order: orderOf(result.item, one), terms },
                language,
              ).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : (
            'problem' in one.result && <p>{PROBLEM_WORDS[one.result.problem][language]}</p>
          )}
        </div>
      ))}
    </>
  )
}
