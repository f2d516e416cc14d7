import { memo, type ComponentType } from 'react'
import { editorOf } from './editors.ts'
import { FIELD_INPUTS } from './fieldInputs.ts'
import type { FieldProps } from './fieldProps.ts'
import classes from '../form/RecordForm.module.css'

const inputOf = (kind: string) =>
  FIELD_INPUTS[kind as keyof typeof FIELD_INPUTS] as ComponentType<FieldProps> | undefined // a declared kind has its own input

/** One field. It renders anew on its own error only, so that typing stays quick in the largest form. */
export const FieldRow = memo(function FieldRow(props: FieldProps) {
  const Input = editorOf(props.field) ?? inputOf(props.field.kind)
  if (!Input) throw new Error(`No input for fields of kind ${props.field.kind}`)
  return (
    <div className={classes.field} data-field={props.path}>
      <Input {...props} />
    </div>
  )
})
