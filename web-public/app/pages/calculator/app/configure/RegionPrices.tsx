import { priceItem } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { choiceInRegion, variantOf, type Choice } from './choice.ts'
import { useDiscount } from '../prices/discounts.ts'
import styles from '../../calculator.module.css'
import { problemText } from '../prices/pricing.ts'

interface RegionPricesProps {
  file: PriceFile
  content: CalculatorContent
  choice: Choice
  period: 'month' | 'year'
}

export function RegionPrices({ file, content, choice, period }: RegionPricesProps) {
  const { t, language } = useTexts(calculatorTexts)
  const discountPercent = useDiscount(choice.product, period)
  const offers = variantOf(file, choice)?.offers ?? []
  if (offers.length < 2) return null
  return (
    <details className={styles['details']}>
      <summary>{t('regionsCompared')}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('region')}</th>
            <th scope="col">{t('lineTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ id, region }) => {
            const there = choiceInRegion(file, choice, region)
            const result = there && priceItem({ ...there, key: 0 }, file, { period, discountPercent })
            const isWhole = there?.extras.length === choice.extras.length
            const amount = result?.amount
            return (
              <tr key={id}>
                <th scope="row">{content.regions[region] ?? ''}</th>
                <td>
                  {amount === undefined
                    ? result && problemText(result, language)
                    : formatMoney(amount, language)}
                  {!isWhole && ` (${t('extras')}: ${t('notHere')})`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
