import type { ReactNode } from 'react'
import classes from './Switch.module.css'

interface Props<T extends string> {
  name: string
  label: string
  value: T
  onChange: (value: T) => void
  choices: readonly { value: T; label: string; icon?: ReactNode }[]
}

/** Segmented control built from radio inputs, so arrow keys work. */
export function Switch<T extends string>({ name, label, value, onChange, choices }: Props<T>) {
  return (
    <div role="radiogroup" aria-label={label} className={classes.switch}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
