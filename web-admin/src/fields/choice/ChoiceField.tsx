import { NativeSelect } from '@mantine/core'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'

export function ChoiceField({ field, path, label, error }: FieldProps<FieldOf<'choice'>>) {
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<string | number>(path)
  const offered = field.choices.filter((one) => !one.isSetByEvents || one.value === initial)
  const chosen = (text: string) => field.choices.find(({ value }) => String(value) === text)?.value
  return (
    <NativeSelect
      name={path}
      label={label}
      description={field.hint?.[language]}
      error={error}
      defaultValue={String(initial)}
      data={offered.map(({ value, label }) => ({ value: String(value), label: label[language] }))}
      onChange={(event) => setValue(chosen(event.currentTarget.value) ?? initial)}
    />
  )
}
