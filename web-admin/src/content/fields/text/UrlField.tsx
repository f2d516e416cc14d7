import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from './useTextInput.ts'

export function UrlField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} inputMode="url" autoComplete="off" spellCheck={false} />
}
