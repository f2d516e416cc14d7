import { Checkbox, Stack } from '@mantine/core'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'

export function ChoicesField({ field, path, label, error }: FieldProps<FieldOf<'choices'>>) {
  const language = useLanguage()
  const { initial, setValue } = useFieldInput<readonly string[]>(path)
  return (
    <Checkbox.Group label={label} error={error} defaultValue={[...initial]} onChange={setValue}>
      <Stack gap="xs" mt="xs">
        {field.choices.map(({ value, label }) => (
          <Checkbox name={path} key={value} value={String(value)} label={label[language]} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
