import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from '../text/useTextInput.ts'

/** A time of day, local to its event. The browser's own picker speaks the person's language. */
export function TimeField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="time" />
}
