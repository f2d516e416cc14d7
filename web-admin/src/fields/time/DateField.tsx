import { DayInput } from '../../ui/DayInput.tsx'
import type { FieldProps } from '../fieldProps.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { useTextInput } from '../text/useTextInput.ts'
import { HourInput } from './HourInput.tsx'

export function DateField(props: FieldProps) {
  const { defaultValue, onChange: _, ...input } = useTextInput(props)
  const { setValue } = useFieldInput<string>(props.path)
  return <DayInput {...input} day={defaultValue} onDay={setValue} />
}

/** Time of day, local to the event. */
export function TimeField(props: FieldProps) {
  const { defaultValue, onChange: _, ...input } = useTextInput(props)
  const { setValue } = useFieldInput<string>(props.path)
  return <HourInput {...input} time={defaultValue} onTime={setValue} />
}
