import { TextInput } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import { isPlannedUrl } from '@flou/shared/site/plannedPages.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

export function UrlField(props: FieldProps) {
  const t = useTextsOf(fieldTexts)
  const { onChange, ...input } = useTextInput(props)
  const [isPlanned, setPlanned] = useState(() => isPlannedUrl(input.defaultValue))
  return (
    <TextInput
      {...input}
      description={isPlanned ? t('field.plannedPage') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setPlanned(isPlannedUrl(event.currentTarget.value))
        onChange(event)
      }}
    />
  )
}
