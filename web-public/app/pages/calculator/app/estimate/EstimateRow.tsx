import { memo, useSyncExternalStore } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import { formatMoney, formatNumber } from '@flou/shared/pricing/money.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { useDiscount } from '../prices/discounts.ts'
import { LineDetails, type LineContext, type RowProps } from './LineDetails.tsx'
import { NumberField } from '../NumberField.tsx'
import {
  describePackage,
  listPrice,
  partAmount,
  partName,
  yearlyListPrice,
} from '../prices/describePackage.ts'
import { arePricesLoaded, loadedPrices } from '../prices/priceFiles.ts'
import { atCurrentPrices, pricedItem, problemText } from '../prices/pricing.ts'
import styles from '../../calculator.module.css'
import own from './estimate.module.css'
import order from '../../order/order.module.css'
import { Figure } from './Totals.tsx'

function LineDescription({
  item,
  file,
  content,
}: Pick<RowProps, 'item'> & Pick<LineContext, 'content'> & { file: PriceFile | undefined }) {
  const { t, language } = useTexts(estimateTexts)
  const sold = file && soldIn(file, item)
  if (!file || !sold) return null
  const number = (value: number) => formatNumber(value, language)
  const price = sold.package && listPrice(sold.package, content, language)
  const part = { file, content, language }
  const extras = item.extras.map((extra) => {
    const count = extra.count ?? 1
    return `+ ${count > 1 ? `${number(count)} × ` : ''}${partName(extra, part)} ${partAmount(extra, part)}`.trimEnd()
  })
  const facts = [
    content.regions[sold.region] ?? '',
    sold.package ? describePackage(sold.package.values, content, language) : '',
    partAmount(item, part),
    item.hours === undefined ? '' : `${t('hours')}: ${number(item.hours)}`,
    price ? `${price.amount} ${price.unit}` : '',
  ]
  return (
    <>
      <span className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</span>
      {extras.length > 0 && <span className={styles['quiet']}>{extras.join(', ')}</span>}
    </>
  )
}

function PriceChange({
  item,
  now,
  period,
}: Pick<RowProps, 'item'> & { now: EstimateItem; period: Estimate['period'] }) {
  const { t, language } = useTexts(estimateTexts)
  if (now === item || !arePricesLoaded(now)) return null
  const [before, today] = [pricedItem(item, period), pricedItem(now, period)]
  if (before.amount === today.amount) return null
  const formatResult = (result: ItemResult) =>
    result.amount === undefined ? problemText(result, language) : formatMoney(result.amount, language)
  return (
    <p className={styles['changed']}>
      {t('changed', { before: formatResult(before), now: formatResult(today) })}
    </p>
  )
}

function Row(props: RowProps) {
  const { item, context } = props
  const { period, content, dispatch } = context
  const { t, language } = useTexts(estimateTexts)
  const discount = useDiscount(item.product, period)
  const result = pricedItem(item, period)
  const file = loadedPrices(item)
  const sold = file && soldIn(file, item)
  const title = sold?.title ?? ''
  const yearly = sold?.package ? yearlyListPrice(sold.package, discount, { content, language }) : ''
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
        <LineDescription item={item} file={file} content={content} />
        {discount > 0 && (
          <span className={styles['quiet']}>
            {t('discounted', { percent: formatNumber(discount, language) })}
            {yearly !== '' && `: ${yearly}`}
          </span>
        )}
        <PriceChange item={item} now={atCurrentPrices(item, context.versions)} period={period} />
      </div>
      {sold?.price.isMetered === true ? (
        <span />
      ) : (
        <NumberField
          label={`${t('quantity')}: ${name}`}
          isLabelHidden
          value={item.quantity}
          isInvalid={item.quantity === 0}
          onChange={(quantity) =>
            dispatch({ type: 'edit', key: item.key, update: { quantity }, field: 'quantity' })
          }
        />
      )}
      <span className={own['amount']} data-amount="" data-problem={result.amount === undefined || undefined}>
        {result.amount === undefined ? (
          problemText(result, language)
        ) : (
          <Figure>{formatMoney(result.amount, language)}</Figure>
        )}
      </span>
      <LineDetails {...props} name={name} file={file} result={result} />
    </li>
  )
}

export const EstimateRow = memo(function EstimateRow({
  itemKey,
  ...props
}: Omit<RowProps, 'item'> & { itemKey: number }) {
  const { store } = props.context
  const item = useSyncExternalStore(store.subscribe, () => store.item(itemKey))
  return item && <Row {...props} item={item} />
})
