import { useId } from 'react'
import { versionTexts } from '../../texts/content/versions.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './Conflict.module.css'
import type { ChangedBy, Side } from './merge.ts'

const SIDES = ['mine', 'theirs'] as const

interface Props {
  label: string
  value: Side
  /** Unknown where the version both started from is not here. */
  changedBy: ChangedBy | undefined
  /** What the sides are called: one's own work and somebody else's, or a change and the record that it is about. */
  words?: 'conflict' | 'merge'
  onChoose: (side: Side) => void
}

/** Whose words one field gets. */
export function SideChoice({ label, value, changedBy, words = 'conflict', onChoose }: Props) {
  const t = useTextsOf(versionTexts)
  const name = useId()
  return (
    <fieldset className={classes['choice']}>
      <legend className="visuallyHidden">{label}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={value === side} onChange={() => onChoose(side)} />
          {t(words === 'merge' ? `merge.${side}` : `conflict.${side}`)}
        </label>
      ))}
      {changedBy && (
        <span className={classes['by']} data-by={changedBy}>
          {t(words === 'merge' ? `merge.by.${changedBy}` : `conflict.by.${changedBy}`)}
        </span>
      )}
    </fieldset>
  )
}
