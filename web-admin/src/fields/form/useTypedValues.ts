import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { FormValues } from '../../core/records/formErrors.ts'
import { useFormHandle } from './FormContext.ts'

const TYPING_MS = 400

export function useTypedValues(): FormValues {
  const { form, edits } = useFormHandle()
  const [values, setValues] = useState(form.getValues)
  const update = useDebouncedCallback(() => setValues(form.getValues()), TYPING_MS)
  useEffect(() => edits.subscribe(update), [edits, update])
  return values
}
