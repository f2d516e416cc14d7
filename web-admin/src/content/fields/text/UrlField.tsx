import { TextInput } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import { isPlannedAddress } from '@flou/shared/site/notBuilt.ts'
import { useText } from '../../../texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

/** An address; warns where it leads to a page of the site that does not exist yet. */
export function UrlField(props: FieldProps) {
  const t = useText()
  const { onChange, ...input } = useTextInput(props)
  const [isPlanned, setPlanned] = useState(() => isPlannedAddress(input.defaultValue))
  return (
    <TextInput
      {...input}
      description={isPlanned ? t('field.plannedPage') : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setPlanned(isPlannedAddress(event.currentTarget.value))
        onChange(event)
      }}
    />
  )
}
