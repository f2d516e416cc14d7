import type { FieldProps } from '../fieldProps.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { AddressInput } from './AddressInput.tsx'

export function UrlField({ field, path, label, error }: FieldProps) {
  const { initial, setValue } = useFieldInput<unknown>(path)
  return (
    <AddressInput
      name={path}
      label={label}
      initial={typeof initial === 'string' ? initial : ''}
      isRequired={field.required}
      error={error}
      onChange={setValue}
    />
  )
}
