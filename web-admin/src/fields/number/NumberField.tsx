import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { plainNumber, readAmount } from '../../core/records/amounts.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'

/** Number input for both notations. Invalid or ambiguous text stays as typed and fails on save. */
export function NumberField({ field, path, label, error }: FieldProps<FieldOf<'number'>>) {
  const t = useTextsOf(fieldTexts)
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<unknown>(path)
  const [start] = useState(() => (typeof initial === 'number' ? plainNumber(initial, language) : initial))
  const read = (typed: string) => readAmount(typed, language, { isWhole: !field.decimals })
  const [isAmbiguous, setAmbiguous] = useState(false)
  return (
    <TextInput
      name={path}
      label={label}
      description={field.hint?.[language]}
      error={isAmbiguous ? t('field.ambiguousNumber') : error}
      withAsterisk={field.required}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      defaultValue={typeof start === 'string' ? start : ''}
      onChange={({ currentTarget: { value } }) => {
        const number = read(value)
        setAmbiguous(number === 'ambiguousNumber')
        setValue(typeof number === 'number' ? number : value.trim())
      }}
      autoComplete="off"
    />
  )
}
