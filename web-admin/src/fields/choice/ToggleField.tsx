import { Switch } from '@mantine/core'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'

export function ToggleField({ field, path, label, error }: FieldProps<FieldOf<'toggle'>>) {
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<boolean>(path)
  return (
    <Switch
      name={path}
      label={label}
      description={field.hint?.[language]}
      error={error}
      defaultChecked={initial}
      onChange={(event) => setValue(event.currentTarget.checked)}
    />
  )
}
