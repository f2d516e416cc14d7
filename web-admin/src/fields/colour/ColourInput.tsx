import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './ColourInput.module.css'

/** The native colour picker accepts `#rrggbb` only. */
const pickable = (colour: string): string => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'
}

interface Props {
  name: string
  label: string
  value: string
  onChange: (colour: string) => void
  error?: ReactNode
  withAsterisk?: boolean
}

export function ColourInput({ name, label, value, onChange, ...rest }: Props) {
  const t = useTextsOf(fieldTexts)
  return (
    <TextInput
      name={name}
      {...rest}
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
      autoComplete="off"
      spellCheck={false}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          name={`${name}.swatch`}
          autoComplete="off"
          type="color"
          className={classes.swatch}
          value={pickable(value)}
          aria-label={t('field.pickColour', { name: label })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  )
}
