import { Input } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FieldHint } from '../../ui/FieldHint.tsx'
import type { FieldProps } from '../fieldProps.ts'
import classes from './MediaField.module.css'

interface Props extends Pick<FieldProps, 'field' | 'label' | 'error'> {
  hint?: string | undefined
  children: ReactNode
}

/** Label, box, hint and error of a field for files of the library. */
export function MediaFrame({ field, label, hint, error, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div role="group" aria-label={label} aria-describedby={described || undefined}>
      <Input.Label component="div" required={field.required}>
        {label}
      </Input.Label>
      <div className={classes.box} data-error={error !== undefined || undefined}>
        {children}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && (
        <Input.Error id={`${id}-error`} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
