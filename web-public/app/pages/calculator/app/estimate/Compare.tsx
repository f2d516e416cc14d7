import { useState } from 'react'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { pricedItem, sumOfItems } from '../prices/pricing.ts'
import styles from '../../calculator.module.css'
import own from './totals.module.css'

interface CompareProps {
  estimate: Estimate
  content: CalculatorContent
  names: ReadonlyMap<number, string>
}

/** What each product costs in an estimate. */
function byProduct({ items, period }: Estimate): Map<number, number> {
  const groups = Map.groupBy(items, ({ product }) => product)
  return new Map(
    [...groups].map(([product, own]) => [product, sumOfItems(own.map((item) => pricedItem(item, period)))]),
  )
}

interface RowProps {
  name: string
  before: number
  now: number
}

function Row({ name, before, now }: RowProps) {
  const { language } = useCalculatorTexts()
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{money(before)}</td>
      <td>{money(now)}</td>
      <td>{(now > before ? '+' : '') + money(now - before)}</td>
    </tr>
  )
}

/** What two variants cost, product by product, and in all with tax. */
function Variants({ variants, content, names }: Omit<CompareProps, 'estimate'> & { variants: Estimate[] }) {
  const { t } = useCalculatorTexts()
  const [before = new Map<number, number>(), now = before] = variants.map((one) => byProduct(one))
  const [totalBefore = 0, totalNow = 0] = variants.map(({ items, period }) => {
    const priced = items.map((item) => pricedItem(item, period))
    return totalOfItems(priced, content.rules.taxPercent)?.total ?? 0
  })
  const products = [...new Set([...before.keys(), ...now.keys()])]
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('variantA')}</th>
          <th scope="col">{t('variantB')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row
            key={product}
            name={names.get(product) ?? String(product)}
            before={before.get(product) ?? 0}
            now={now.get(product) ?? 0}
          />
        ))}
        <Row name={t('total')} before={totalBefore} now={totalNow} />
      </tbody>
    </table>
  )
}

/** Two variants beside each other: the one that was kept, and the estimate as it is now. */
export function Compare({ estimate, content, names }: CompareProps) {
  const { t } = useCalculatorTexts()
  const [kept, setKept] = useState<Estimate>()
  if (!kept)
    return (
      <button
        type="button"
        className={`no-print ${styles['plain']}`}
        disabled={estimate.items.length === 0}
        onClick={() => setKept(estimate)}
      >
        {t('compareStart')}
      </button>
    )
  // the same period for both, or nothing can be compared
  const variants = [{ ...kept, period: estimate.period }, estimate]
  return (
    <section className={own['compare']} aria-labelledby="compare">
      <h3 id="compare">{t('compare')}</h3>
      <p className={styles['quiet']}>{t('compareHint')}</p>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby="compare">
        <Variants variants={variants} content={content} names={names} />
      </div>
      <button type="button" className={`no-print ${styles['plain']}`} onClick={() => setKept(undefined)}>
        {t('compareStop')}
      </button>
    </section>
  )
}
