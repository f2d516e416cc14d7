import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import type { Subtotal } from '@flou/shared/pricing/totals.ts'
import { estimateTexts } from '../../../texts/pages/calculator/estimate.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { groupNames, type OrderAction } from './itemOrder.ts'
import styles from './order.module.css'

interface GroupHeadingProps {
  /** '' for lines without a group, which come first. */
  name: string
  sum: Subtotal | undefined
  items: readonly EstimateItem[]
  dispatch: (action: OrderAction) => void
  /** `position` is 1-based. */
  onMoved: (name: string, position: number) => void
}

function GroupSum({ sum }: Pick<GroupHeadingProps, 'sum'>) {
  const { t, language } = useTexts(estimateTexts)
  const lacking = sum && sum.unpriced > 0 ? t('groupUnpriced', { count: sum.unpriced }) : ''
  const note = sum ? lacking : t('groupTooLarge')
  return (
    <>
      {sum && <span>{formatMoney(sum.subtotal, language)}</span>}
      {note !== '' && <span className={styles['note']}>{note}</span>}
    </>
  )
}

export function GroupHeading({ name, sum, items, dispatch, onMoved }: GroupHeadingProps) {
  const { t } = useTexts(estimateTexts)
  const names = groupNames(items)
  const position = names.indexOf(name)
  const move = (by: 1 | -1) => {
    const target = names[position + by]
    if (target === undefined) return
    dispatch({ type: 'moveGroup', name, nextTo: { target, isAfter: by > 0 } })
    onMoved(name, position + by + 1)
  }
  const isMovable = name !== '' && names.length > 1
  return (
    <h3 className={styles['groupName']}>
      <span data-hold={isMovable ? '' : undefined}>
        {isMovable && (
          <span
            className={`no-print ${styles['handle']}`}
            title={t('drag')}
            aria-hidden="true"
            data-drag="group"
          >
            ⠿
          </span>
        )}
        {name || t('noGroup')}
      </span>
      {isMovable && (
        <span className={`no-print ${styles['moves']}`}>
          <button
            type="button"
            aria-label={t('groupUp', { name })}
            disabled={position === 0}
            onClick={() => move(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={t('groupDown', { name })}
            disabled={position === names.length - 1}
            onClick={() => move(1)}
          >
            ↓
          </button>
        </span>
      )}
      <GroupSum sum={sum} />
    </h3>
  )
}
