import { TextInput } from '@mantine/core'
import { useText } from '../../../texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

export function SlugField(props: FieldProps) {
  const t = useText()
  return (
    <TextInput
      {...useTextInput(props)}
      description={props.field.required ? undefined : t('field.slugHint')}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
