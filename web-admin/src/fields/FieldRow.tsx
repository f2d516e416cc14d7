import { createElement, memo } from 'react'
import type { FieldProps } from './fieldProps.ts'
// circular: the input of a group renders the inputs of its fields
import { inputOf } from './fieldInputs.ts'
import classes from './form/RecordForm.module.css'

/** Memoised: renders only on changes of its error, so that typing stays fast in large forms. */
export const FieldRow = memo(function FieldRow(props: FieldProps) {
  return (
    <div className={classes.field} data-field={props.path}>
      {createElement(inputOf(props.field).Input, props)}
    </div>
  )
})
