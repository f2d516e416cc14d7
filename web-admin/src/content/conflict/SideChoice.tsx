import { useId } from 'react'
import { revisionTexts } from '../../texts/editorDialogs.ts'
import { useTextsOf } from '../../texts/useText.ts'
import classes from './Conflict.module.css'
import type { ChangedBy, Side } from './merge.ts'

const SIDES = ['mine', 'theirs'] as const

interface Props {
  label: string
  value: Side
  changedBy: ChangedBy | undefined
  wording?: 'conflict' | 'merge'
  onChoose: (side: Side) => void
}

export function SideChoice({ label, value, changedBy, wording = 'conflict', onChoose }: Props) {
  const t = useTextsOf(revisionTexts)
  const name = useId()
  return (
    <fieldset className={classes['choice']}>
      <legend className="visuallyHidden">{label}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={value === side} onChange={() => onChoose(side)} />
          {t(wording === 'merge' ? `merge.${side}` : `conflict.${side}`)}
        </label>
      ))}
      {changedBy && (
        <span className={classes['by']} data-by={changedBy}>
          {t(wording === 'merge' ? `merge.by.${changedBy}` : `conflict.by.${changedBy}`)}
        </span>
      )}
    </fieldset>
  )
}
