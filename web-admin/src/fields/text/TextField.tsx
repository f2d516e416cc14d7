import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

/** The length is checked on save, not cut while typing. */
export function TextField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} autoComplete="off" />
}

/** Autofill is off: it is another person's email. */
export function EmailField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="email" autoComplete="off" />
}
