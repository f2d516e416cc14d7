import { useId } from 'react'
import { useCalculatorTexts } from '../../texts.ts'
import styles from '../../calculator.module.css'
import type { Offered } from './offered.ts'

interface Props {
  label: string
  offered: readonly Offered[]
  /** The id of the one that is chosen; 0 for none. */
  value: number
  /** What stands for none. */
  none: string
  onChoose: (one: Offered | undefined) => void
}

/** Chooses one of what goes with a package, or none of it. */
export function PartSelect({ label, offered, value, none, onChoose }: Props) {
  const { t } = useCalculatorTexts()
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
