import { TextInput } from '@mantine/core'
import { useText } from '../../../texts/useText.ts'
import { useFieldInput } from '../../form/FormContext.ts'
import { fromJakarta, toJakarta } from '../../jakartaTime.ts'
import type { FieldProps } from '../fieldProps.ts'

/** An instant, shown and typed in Jakarta time, stored in UTC (decision 37). */
export function DateTimeField({ field, path, label, error }: FieldProps) {
  const t = useText()
  const { initial, change } = useFieldInput<string>(path)
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={t('field.jakarta')}
      error={error}
      withAsterisk={field.required}
      defaultValue={toJakarta(initial)}
      onChange={(event) => change(fromJakarta(event.currentTarget.value))}
    />
  )
}
