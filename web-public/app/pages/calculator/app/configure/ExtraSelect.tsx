import { useId } from 'react'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import styles from '../../calculator.module.css'
import type { ExtraOption } from './useExtraOptions.ts'

interface Props {
  label: string
  offered: readonly ExtraOption[]
  /** 0 for none. */
  value: number
  none: string
  onChoose: (one: ExtraOption | undefined) => void
}

export function ExtraSelect({ label, offered, value, none, onChoose }: Props) {
  const { t } = useTexts(calculatorTexts)
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select
        id={id}
        className={styles['input']}
        value={value === 0 ? '' : value}
        onChange={(event) => onChoose(offered.find((one) => String(one.id) === event.currentTarget.value))}
      >
        <option value="">{offered.length === 0 ? t('notHere') : none}</option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  )
}
