import { Textarea } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'
import { textLength } from '@flou/shared/strings/letters.ts'

export function LongTextField(props: FieldProps<FieldOf<'longText'>>) {
  const { maxLength } = props.field
  const { onChange, ...input } = useTextInput(props)
  const [length, setLength] = useState(textLength(input.defaultValue))
  return (
    <Textarea
      {...input}
      rows={4}
      description={length > maxLength * 0.7 ? `${length} / ${maxLength}` : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        setLength(textLength(event.currentTarget.value))
        onChange(event)
      }}
      classNames={{ input: 'growing' }}
    />
  )
}
