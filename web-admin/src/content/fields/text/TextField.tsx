import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

/** The length is checked on save, not cut while typing. */
export function TextField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} autoComplete="off" />
}

export function DateField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="date" />
}

/** Time of day, local to the event. */
export function TimeField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="time" />
}

/** Autofill is off: it is another person's email. */
export function EmailField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="email" autoComplete="off" />
}
