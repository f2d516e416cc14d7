import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Variant } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { describeDiscount, listPrice, describePackage } from '../prices/describePackage.ts'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

/** Row height in pixels as in CSS, and rows rendered outside the view. */
const ROW = 64
const OVERSCAN = 4
const IN_VIEW = 6
const PAGE = 5

interface OptionProps {
  id: string
  variant: Variant
  index: number
  count: number
  isChosen: boolean
  region: number
  content: CalculatorContent
  onChoose: (variant: Variant) => void
}

function Option({ id, variant, index, count, isChosen, region, content, onChoose }: OptionProps) {
  const { t, language } = useTexts(calculatorTexts)
  const offer = variant.offers.find((one) => one.region === region)
  const price = offer && listPrice(offer, content, language)
  const facts = [
    describePackage(variant.values, content, language),
    offer ? describeDiscount(offer, content, language) : '',
  ]
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the listbox has focus and keys, and names its active option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={own['option']}
      style={{ transform: `translateY(${index * ROW}px)` }}
      onClick={() => onChoose(variant)}
    >
      <span className={own['optionText']}>
        <span className={own['optionTitle']}>{variant.title}</span>
        <span className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={own['optionPrice']}>
        {price ? (
          <>
            {price.amount} <small>{price.unit}</small>
          </>
        ) : (
          t('onRequest')
        )}
      </span>
    </div>
  )
}

const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  PageDown: (index, last) => Math.min(last, index + PAGE),
  PageUp: (index) => Math.max(0, index - PAGE),
  Home: () => 0,
  End: (_, last) => last,
}

function scrollToRow(box: HTMLElement, index: number): void {
  const above = index * ROW
  if (above < box.scrollTop) box.scrollTop = above
  if (above + ROW > box.scrollTop + box.clientHeight) box.scrollTop = above + ROW - box.clientHeight
}

interface PackageListProps {
  variants: readonly Variant[]
  chosen: Variant | undefined
  region: number
  content: CalculatorContent
  onChoose: (variant: Variant) => void
}

/** Virtualized package list: a product may have hundreds. */
export function PackageList({ variants, chosen, region, content, onChoose }: PackageListProps) {
  const { t } = useTexts(calculatorTexts)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN)
  const index = chosen ? variants.indexOf(chosen) : -1
  const visibleVariants = variants.slice(first, first + IN_VIEW + 2 * OVERSCAN)
  useEffect(() => {
    if (box.current && index >= 0) scrollToRow(box.current, index)
  }, [index])
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key]
    if (!move || variants.length === 0) return
    event.preventDefault()
    const next = move(Math.max(0, index), variants.length - 1)
    const variant = variants[next]
    if (variant) onChoose(variant)
  }
  const isRendered = index >= first && index < first + visibleVariants.length
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={t('packageList')}
      aria-activedescendant={isRendered ? `${id}${index}` : undefined}
      className={own['listbox']}
      onKeyDown={onKeyDown}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ height: variants.length * ROW }}>
        {visibleVariants.map((variant, at) => (
          <Option
            key={variant.offers[0]?.id ?? 0}
            id={`${id}${first + at}`}
            variant={variant}
            index={first + at}
            count={variants.length}
            isChosen={variant === chosen}
            region={region}
            content={content}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}
