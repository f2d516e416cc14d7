import { createElement, memo } from 'react'
import type { FieldProps } from './fieldProps.ts'
import { requireInput } from './inputRegistry.ts'
import classes from '../form/RecordForm.module.css'

/** One field. It renders anew on its own error only, so that typing stays quick in the largest form. */
export const FieldRow = memo(function FieldRow(props: FieldProps) {
  return (
    <div className={classes.field} data-field={props.path}>
      {createElement(requireInput(props.field), props)}
    </div>
  )
})
