import { TextInput } from '@mantine/core'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

export function SlugField(props: FieldProps) {
  const t = useTextsOf(fieldTexts)
  return (
    <TextInput
      {...useTextInput(props)}
      description={props.field.required ? undefined : t('field.slugHint')}
      autoComplete="off"
      spellCheck={false}
    />
  )
}
