import { memo, useState, type Dispatch } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney, formatNumber } from '@flou/shared/pricing/money.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { useDiscount } from '../prices/discounts.ts'
import type { EstimateAction } from '../state/estimateState.ts'
import { ItemDetails } from './ItemDetails.tsx'
import { NumberField } from '../NumberField.tsx'
import { listPrice, packageWords } from '../prices/packageWords.ts'
import { areKnown, knownPrices } from '../prices/priceFiles.ts'
import { atToday, pricedItem } from '../prices/pricing.ts'
import { problemText } from '../prices/problemText.ts'
import styles from '../../calculator.module.css'
import own from './estimate.module.css'
import order from '../../order/order.module.css'

/** What all lines have in common; the same object for as long as all of it is the same. */
export interface LineContext {
  period: Estimate['period']
  content: CalculatorContent
  /** Today's prices, by product. */
  versions: ReadonlyMap<number, string>
  /** What products are called. */
  names: ReadonlyMap<number, string>
  /** How many price files have come: lines show more as they do. */
  files: number
  dispatch: Dispatch<EstimateAction>
  onEdit: (item: EstimateItem) => void
  onMoved: (name: string, place: number) => void
}

interface RowProps {
  item: EstimateItem
  index: number
  isLast: boolean
  context: LineContext
}

/** What was chosen, in words: region, package, capacity, hours, extras. */
function Described({
  item,
  file,
  content,
}: Pick<RowProps, 'item'> & Pick<LineContext, 'content'> & { file: PriceFile | undefined }) {
  const { t, language } = useCalculatorTexts()
  const sold = file && soldIn(file, item)
  if (!file || !sold) return null
  const number = (value: number) => formatNumber(value, language)
  const price = sold.package && listPrice(sold.package, language)
  const extras = item.extras.map((extra) => {
    const title = soldIn(file, extra)?.title ?? ''
    const capacity = extra.capacity === undefined ? '' : ` ${number(extra.capacity)} GB`
    return `+ ${(extra.count ?? 1) > 1 ? `${number(extra.count ?? 1)} × ` : ''}${title}${capacity}`
  })
  const facts = [
    content.regions[sold.region] ?? '',
    sold.package ? packageWords(sold.package.values, content, language) : '',
    item.capacity === undefined ? '' : `${number(item.capacity)} GB`,
    item.hours === undefined ? '' : `${t('hours')}: ${number(item.hours)}`,
    price ? `${price.amount} ${t(price.unit === 'month' ? 'perMonth' : 'perHour')}` : '',
  ]
  return (
    <>
      <span className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</span>
      {extras.length > 0 && <span className={styles['quiet']}>{extras.join(', ')}</span>}
    </>
  )
}

/** Then and now, where the price has changed since the line was made. */
function Changed({
  item,
  now,
  period,
}: Pick<RowProps, 'item'> & { now: EstimateItem; period: Estimate['period'] }) {
  const { t, language } = useCalculatorTexts()
  if (now === item || !areKnown(now)) return null
  const [before, today] = [pricedItem(item, period), pricedItem(now, period)]
  if (before.amount === today.amount) return null
  const said = (result: ItemResult) =>
    result.amount === undefined ? problemText(result, language) : formatMoney(result.amount, language)
  return <p className={styles['changed']}>{t('changed', { before: said(before), now: said(today) })}</p>
}

/** What can be done with a line. */
function Actions({ item, index, isLast, context, name }: RowProps & { name: string }) {
  const { dispatch, onEdit, onMoved } = context
  const { t } = useCalculatorTexts()
  const { key } = item
  const move = (to: number) => {
    dispatch({ type: 'move', key, to })
    onMoved(name, to + 1)
  }
  return (
    <div className={styles['tools']}>
      <button type="button" onClick={() => onEdit(item)}>
        {t('edit')}
      </button>
      <button type="button" onClick={() => dispatch({ type: 'duplicate', key })}>
        {t('duplicate')}
      </button>
      <button type="button" disabled={index === 0} onClick={() => move(index - 1)}>
        {t('up')}
      </button>
      <button type="button" disabled={isLast} onClick={() => move(index + 1)}>
        {t('down')}
      </button>
      <button type="button" onClick={() => dispatch({ type: 'remove', key })}>
        {t('remove')}
      </button>
      <label className={own['group']}>
        {t('group')}
        <input
          className={styles['input']}
          value={item.group ?? ''}
          maxLength={80}
          list="estimate-groups"
          placeholder={t('groupHint')}
          onChange={(event) => {
            const group = event.currentTarget.value
            dispatch({ type: 'edit', key, change: { group }, field: 'group' })
          }}
        />
      </label>
    </div>
  )
}

/** How a line's price is made up, and what can be done with it; drawn once it is opened. */
function More({
  file,
  result,
  ...props
}: RowProps & { name: string; file: PriceFile | undefined; result: ItemResult }) {
  const { t } = useCalculatorTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`${styles['details']} ${own['details']}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t('explain')}
        <span className="only-heard">: {props.name}</span>
      </summary>
      {isOpen && (
        <>
          <ItemDetails result={result} file={file} period={props.context.period} />
          <Actions {...props} />
        </>
      )}
    </details>
  )
}

/** A line of the estimate. Rendered again only where something of it has changed. */
export const EstimateRow = memo(function EstimateRow(props: RowProps) {
  const { item, context } = props
  const { period, content, dispatch } = context
  const { t, language } = useCalculatorTexts()
  const discount = useDiscount(item.product, period)
  const result = pricedItem(item, period)
  const file = knownPrices(item)
  const title = (file && soldIn(file, item)?.title) ?? ''
  const name = [context.names.get(item.product), title].filter(Boolean).join(' ')
  return (
    <li className={own['row']} data-line={item.key} data-name={name}>
      <div className={own['rowText']} data-hold="">
        <strong>
          <span
            className={`no-print ${order['handle']}`}
            title={t('drag')}
            aria-hidden="true"
            data-drag="line"
          >
            ⠿
          </span>
          {name}
        </strong>
        <Described item={item} file={file} content={content} />
        {discount > 0 && (
          <span className={styles['quiet']}>
            {t('discounted', { percent: formatNumber(discount, language) })}
          </span>
        )}
        <Changed item={item} now={atToday(item, context.versions)} period={period} />
      </div>
      <NumberField
        label={`${t('quantity')}: ${name}`}
        isLabelHidden
        value={item.quantity}
        isInvalid={item.quantity === 0}
        onChange={(quantity) =>
          dispatch({ type: 'edit', key: item.key, change: { quantity }, field: 'quantity' })
        }
      />
      <span className={own['amount']} data-amount="" data-problem={result.amount === undefined || undefined}>
        {result.amount === undefined ? problemText(result, language) : formatMoney(result.amount, language)}
      </span>
      <More {...props} name={name} file={file} result={result} />
    </li>
  )
})
