import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

/** Someone's address, not the signed-in person's: browsers should not fill it in. */
export function EmailField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="email" autoComplete="off" />
}
