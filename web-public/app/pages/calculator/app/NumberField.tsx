import { useId, useState } from 'react'
import styles from '../calculator.module.css'
import own from './NumberField.module.css'

/** Parses a whole number with optional thousands separators; otherwise 0. */
export function wholeNumber(text: string): number {
  const typed = text.trim()
  if (/^\d{1,9}$/.test(typed)) return Number(typed)
  return /^\d{1,3}(?:[.,\s]\d{3}){1,2}$/.test(typed) ? Number(typed.replace(/\D/g, '')) : 0
}

/** Parses hours with up to two decimals; otherwise 0. */
export function hoursNumber(text: string): number {
  const typed = text.trim()
  return /^\d{1,3}(?:[.,]\d{0,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : 0
}

interface NumberFieldProps {
  label: string
  value: number
  /** Defaults to whole numbers. */
  format?: { read: (text: string) => number; write: (value: number) => string }
  onChange: (value: number) => void
  isLabelHidden?: boolean
  hint?: string
  least?: number
  isInvalid?: boolean
}

const WHOLE = { read: wholeNumber, write: String }

export function NumberField({
  label,
  value,
  onChange,
  isLabelHidden,
  hint,
  least = 1,
  isInvalid,
  format = WHOLE,
}: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState({ text: format.write(value), value })
  const text = typed.value === value ? typed.text : format.write(value)
  const type = (next: string) => {
    const number = format.read(next)
    setTyped({ text: next, value: number })
    onChange(number)
  }
  const adjust = (by: number) => type(format.write(Math.max(least, value + by)))
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'only-heard' : styles['label']}>
        {label}
      </label>
      <span className={own['stepper']}>
        <button type="button" aria-label={`− ${label}`} disabled={value <= least} onClick={() => adjust(-1)}>
          −
        </button>
        <input
          id={id}
          inputMode={format === WHOLE ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          aria-invalid={isInvalid === true || undefined}
          aria-describedby={hint === undefined ? undefined : `${id}hint`}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <button type="button" aria-label={`+ ${label}`} onClick={() => adjust(1)}>
          +
        </button>
      </span>
      {hint !== undefined && (
        <span id={`${id}hint`} className={styles['quiet']}>
          {hint}
        </span>
      )}
    </div>
  )
}
