import { useState, type Dispatch } from 'react'
import type { Estimate, EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { ItemResult } from '@flou/shared/pricing/estimate/priceEstimate.ts'
import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { estimateTexts } from '../../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { EstimateAction } from '../state/estimateState.ts'
import type { EstimateStore } from '../state/estimateStore.ts'
import { ItemDetails } from './ItemDetails.tsx'
import styles from '../../calculator.module.css'
import own from './estimate.module.css'

export interface LineContext {
  period: Estimate['period']
  content: CalculatorContent
  /** Current price version by product. */
  versions: ReadonlyMap<number, string>
  names: ReadonlyMap<number, string>
  files: number
  dispatch: Dispatch<EstimateAction>
  store: EstimateStore
  onEdit: (item: EstimateItem) => void
  onMoved: (name: string, position: number) => void
}

export interface RowProps {
  item: EstimateItem
  index: number
  isLast: boolean
  context: LineContext
}

function Actions({ item, index, isLast, context, name }: RowProps & { name: string }) {
  const { dispatch, onEdit, onMoved } = context
  const { t } = useTexts(estimateTexts)
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
            dispatch({ type: 'edit', key, update: { group }, field: 'group' })
          }}
        />
      </label>
    </div>
  )
}

export function LineDetails({
  file,
  result,
  ...props
}: RowProps & { name: string; file: PriceFile | undefined; result: ItemResult }) {
  const { t } = useTexts(estimateTexts)
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
          <ItemDetails
            content={props.context.content}
            result={result}
            file={file}
            period={props.context.period}
          />
          <Actions {...props} />
        </>
      )}
    </details>
  )
}
