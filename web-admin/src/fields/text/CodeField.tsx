import { Textarea } from '@mantine/core'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

export function CodeField(props: FieldProps) {
  const t = useTextsOf(fieldTexts)
  return (
    <Textarea
      {...useTextInput(props)}
      description={t('field.codeHint')}
      rows={10}
      spellCheck={false}
      autoCapitalize="off"
      classNames={{ input: 'code' }}
    />
  )
}
