import { useState } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import type { Estimate } from '@flou/shared/pricing/estimate/estimate.ts'
import { subtotalOfItems, totalOfItems } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { PROBLEM_TEXTS } from '@flou/shared/texts/pricing.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { pricedItem, problemText } from '../prices/pricing.ts'
import styles from '../../calculator.module.css'
import own from './totals.module.css'

interface CompareProps {
  estimate: Estimate
  content: CalculatorContent
  names: ReadonlyMap<number, string>
}

/** `problem` explains a missing price, which is never shown as 0. */
interface Cost {
  amount: number
  problem: string
}
const NOTHING: Cost = { amount: 0, problem: '' }

function byProduct({ items, period }: Estimate, language: Language): Map<number, Cost> {
  const groups = Map.groupBy(items, ({ product }) => product)
  return new Map(
    [...groups].map(([product, own]) => {
      const priced = own.map((item) => pricedItem(item, period))
      const lacking = priced.find(({ amount }) => amount === undefined)
      const sum = subtotalOfItems(priced)
      const tooLarge = sum ? '' : PROBLEM_TEXTS.tooLarge[language]
      const problem = lacking ? problemText(lacking, language) : tooLarge
      return [product, { amount: sum?.subtotal ?? 0, problem }]
    }),
  )
}

interface RowProps {
  name: string
  before: Cost
  now: Cost
}

function Row({ name, before, now }: RowProps) {
  const { language } = useTexts(estimateTexts)
  const money = (amount: number) => formatMoney(amount, language)
  const formatCost = ({ amount, problem }: Cost) => problem || money(amount)
  const difference = now.amount - before.amount
  const isKnown = before.problem === '' && now.problem === ''
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCost(before)}</td>
      <td>{formatCost(now)}</td>
      <td>{isKnown ? (difference > 0 ? '+' : '') + money(difference) : '–'}</td>
    </tr>
  )
}

interface VariantsProps extends Omit<CompareProps, 'estimate'> {
  variants: readonly [Estimate, Estimate]
}

function useSums({ variants, content }: VariantsProps) {
  const { t } = useTexts(estimateTexts)
  const totals = variants.map(({ items, period }) =>
    totalOfItems(
      items.map((item) => pricedItem(item, period)),
      content.rules.taxPercent,
    ),
  )
  const [before = NOTHING, now = NOTHING] = totals.map((one): Cost =>
    one ? { amount: one.total, problem: '' } : { amount: 0, problem: t('tooLarge') },
  )
  return { before, now, unpriced: Math.max(...totals.map((one) => one?.unpriced ?? 0)) }
}

function Variants(props: VariantsProps) {
  const { t, language } = useTexts(estimateTexts)
  const { variants, names } = props
  const { before, now, unpriced } = useSums(props)
  const [costsBefore, costsNow] = [byProduct(variants[0], language), byProduct(variants[1], language)]
  const products = [...new Set([...costsBefore.keys(), ...costsNow.keys()])]
  return (
    <>
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
              before={costsBefore.get(product) ?? NOTHING}
              now={costsNow.get(product) ?? NOTHING}
            />
          ))}
          <Row name={t('total')} before={before} now={now} />
        </tbody>
      </table>
      {unpriced > 0 && <p className={styles['changed']}>{t('unpriced', { count: unpriced })}</p>}
    </>
  )
}

export function Compare({ estimate, content, names }: CompareProps) {
  const { t } = useTexts(estimateTexts)
  const [baseline, setBaseline] = useState<Estimate>()
  if (!baseline)
    return (
      <button
        type="button"
        className={`no-print ${styles['plain']}`}
        disabled={estimate.items.length === 0}
        onClick={() => setBaseline(estimate)}
      >
        {t('compareStart')}
      </button>
    )
  // same period, so that both are comparable
  const variants = [{ ...baseline, period: estimate.period }, estimate] as const
  return (
    <section className={own['compare']} aria-labelledby="compare">
      <h3 id="compare">{t('compare')}</h3>
      <p className={styles['quiet']}>{t('compareHint')}</p>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby="compare">
        <Variants variants={variants} content={content} names={names} />
      </div>
      <button type="button" className={`no-print ${styles['plain']}`} onClick={() => setBaseline(undefined)}>
        {t('compareStop')}
      </button>
    </section>
  )
}
