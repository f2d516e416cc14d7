import { Input } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { FieldProps } from '../fieldProps.ts'
import classes from './MediaField.module.css'

type Props = Pick<FieldProps, 'field' | 'label' | 'error'> & { children: ReactNode }

/** Label, box and error of a field for files of the library. */
export function MediaFrame({ field, label, error, children }: Props) {
  const errorId = useId()
  return (
    <div role="group" aria-label={label} aria-describedby={error ? errorId : undefined}>
      <Input.Label component="div" required={field.required}>
        {label}
      </Input.Label>
      <div className={classes.box} data-error={error !== undefined || undefined}>
        {children}
      </div>
      {error && (
        <Input.Error id={errorId} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
