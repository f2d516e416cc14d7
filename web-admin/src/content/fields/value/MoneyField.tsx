import { TextInput } from '@mantine/core'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { readNumber } from './readNumber.ts'

/** Rupiah are stored scaled by 10⁴ (decision 31). */
const SCALE = 10_000

export function MoneyField({ field, path, label, error }: FieldProps) {
  const { initial, change } = useFieldInput<unknown>(path)
  const read = (text: string) => {
    const amount = readNumber(text)
    change(typeof amount === 'number' ? Math.round(amount * SCALE) : amount)
  }
  return (
    <TextInput
      label={label}
      error={error}
      withAsterisk={field.required}
      inputMode="decimal"
      leftSection="Rp"
      defaultValue={typeof initial === 'number' ? String(initial / SCALE) : ''}
      onChange={(event) => read(event.currentTarget.value)}
      autoComplete="off"
    />
  )
}
