import { Switch } from '@mantine/core'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'

export function ToggleField({ path, label, error }: FieldProps) {
  const { initial, change } = useFieldInput<boolean>(path)
  return (
    <Switch
      label={label}
      error={error}
      defaultChecked={initial}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
