import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from '../text/useTextInput.ts'

/** A calendar day. The browser's own picker speaks the person's language. */
export function DateField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="date" />
}
