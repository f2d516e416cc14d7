import { useEffect, useRef, useState } from 'react'
import { MAX_ITEMS } from '@flou/shared/pricing/estimate/estimate.ts'
import { priceItem } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent, SoldProduct } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { Choice } from './choice.ts'
import { useDiscount } from '../prices/discounts.ts'
import { Amounts, Kinds, Packages, Regions } from './ConfigureFields.tsx'
import { Extras } from './Extras.tsx'
import { RegionPrices } from './RegionPrices.tsx'
import styles from '../../calculator.module.css'
import own from './configure.module.css'
import { problemText } from '../prices/pricing.ts'

interface ConfigureProps {
  product: SoldProduct
  file: PriceFile
  content: CalculatorContent
  start: Choice
  period: 'month' | 'year'
  isEdit: boolean
  isFull: boolean
  onDone: (choice: Choice) => void
  onCancel: () => void
}

function LinePrice({ file, choice, period }: { file: PriceFile; choice: Choice; period: 'month' | 'year' }) {
  const { t, language } = useTexts(calculatorTexts)
  const discountPercent = useDiscount(choice.product, period)
  const result = priceItem({ ...choice, key: 0 }, file, { period, discountPercent })
  return (
    <p className={own['lineNow']}>
      <span>{t('thisLine')}</span>
      <strong>
        {result.amount === undefined ? problemText(result, language) : formatMoney(result.amount, language)}
      </strong>
    </p>
  )
}

export function Configure({
  product,
  file,
  content,
  start,
  period,
  isEdit,
  isFull,
  onDone,
  onCancel,
}: ConfigureProps) {
  const { t } = useTexts(calculatorTexts)
  const [choice, setChoice] = useState(start)
  const [isRefused, setRefused] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const fieldProps = { file, content, choice, onChange: setChoice }
  return (
    <section className={own['configure']} aria-labelledby="configure">
      <h2 id="configure" ref={heading} tabIndex={-1} className={styles['step']}>
        {t('configure', { name: product.title })}
      </h2>
      <Kinds {...fieldProps} />
      <Regions {...fieldProps} />
      <Packages key={choice.kind} {...fieldProps} />
      <Amounts {...fieldProps} />
      <Extras {...fieldProps} />
      <RegionPrices {...fieldProps} period={period} />
      <div className={own['done']}>
        <LinePrice file={file} choice={choice} period={period} />
        <button
          type="button"
          className={`button ${styles['primary']}`}
          onClick={() => (isFull && !isEdit ? setRefused(true) : onDone(choice))}
        >
          {t(isEdit ? 'save' : 'add')}
        </button>
        <button type="button" className={styles['plain']} onClick={onCancel}>
          {t('cancel')}
        </button>
        {isRefused && isFull && <p role="alert">{t('full', { count: MAX_ITEMS })}</p>}
      </div>
    </section>
  )
}
