import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from '../text/useTextInput.ts'

export function DateField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="date" />
}

/** Time of day, local to the event. */
export function TimeField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="time" />
}
