import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { groupedNumber, readRupiah, RUPIAH_SCALE } from '../../core/records/amounts.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'

export function MoneyField({ field, path, label, error }: FieldProps<FieldOf<'money'>>) {
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<unknown>(path)
  const written = (amount: unknown) =>
    typeof amount === 'number'
      ? groupedNumber(amount / RUPIAH_SCALE, language)
      : typeof amount === 'string'
        ? amount
        : ''
  const [text, setText] = useState(() => written(initial))
  const read = (typed: string) => {
    const amount = readRupiah(typed, language)
    return typeof amount === 'number' ? amount : typed.trim()
  }
  return (
    <TextInput
      name={path}
      label={label}
      description={field.hint?.[language]}
      error={error}
      withAsterisk={field.required}
      inputMode="decimal"
      leftSection="Rp"
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        setValue(read(event.currentTarget.value))
      }}
      onBlur={() => setText((typed) => written(read(typed)))}
      autoComplete="off"
    />
  )
}
