import { useState } from 'react'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { ColourInput } from './ColourInput.tsx'

export function ColourField({ field, path, label, error }: FieldProps) {
  const { initial, setValue } = useFieldInput<string>(path)
  const [colour, setColour] = useState(initial)
  return (
    <ColourInput
      name={path}
      label={label}
      value={colour}
      onChange={(next) => {
        setColour(next)
        setValue(next)
      }}
      error={error}
      withAsterisk={field.required}
    />
  )
}
