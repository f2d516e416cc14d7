import { TextInput } from '@mantine/core'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { readNumber } from './readNumber.ts'

/** A number typed as text: what is no number stays on the screen and is refused on save. */
export function NumberField({ field, path, label, error }: FieldProps<FieldOf<'number'>>) {
  const { initial, change } = useFieldInput<unknown>(path)
  return (
    <TextInput
      label={label}
      error={error}
      withAsterisk={field.required}
      inputMode={field.decimals ? 'decimal' : 'numeric'}
      defaultValue={typeof initial === 'number' || typeof initial === 'string' ? String(initial) : ''}
      onChange={(event) => change(readNumber(event.currentTarget.value))}
      autoComplete="off"
    />
  )
}
