import { TextInput } from '@mantine/core'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { fromJakarta, toJakarta } from '../../core/records/jakartaTime.ts'
import type { FieldProps } from '../fieldProps.ts'

/** Input in Jakarta time, stored in UTC. */
export function DateTimeField({ field, path, label, error }: FieldProps<FieldOf<'dateTime'>>) {
  const language = useLanguage()
  const t = useTextsOf(fieldTexts)
  const { initial, setValue } = useFieldInput<string>(path)
  return (
    <TextInput
      name={path}
      type="datetime-local"
      label={label}
      description={[t('field.jakarta'), field.hint?.[language]].filter(Boolean).join(' · ')}
      error={error}
      withAsterisk={field.required}
      defaultValue={toJakarta(initial)}
      onChange={(event) => setValue(fromJakarta(event.currentTarget.value))}
    />
  )
}
