import { TextInput } from '@mantine/core'
import type { FieldProps } from '../fieldProps.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { useTextInput } from '../text/useTextInput.ts'
import { HourInput } from './HourInput.tsx'

export function DateField(props: FieldProps) {
  return <TextInput {...useTextInput(props)} type="date" />
}

/** Time of day, local to the event. */
export function TimeField(props: FieldProps) {
  const { defaultValue, onChange: _, ...input } = useTextInput(props)
  const { setValue } = useFieldInput<string>(props.path)
  return <HourInput {...input} time={defaultValue} onTime={setValue} />
}
