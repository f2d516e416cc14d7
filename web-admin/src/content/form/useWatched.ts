import { useMemo, useSyncExternalStore } from 'react'
import type { FormValues } from '../saving/formErrors.ts'
import { useFormHandle } from './FormContext.ts'

/** What `read` makes of the form's values, kept up to date as they are edited; draws anew only when that says something else. */
export function useWatched<T>(read: (values: FormValues) => T): T {
  const { form, edits } = useFormHandle()
  const said = useSyncExternalStore(edits.subscribe, () => JSON.stringify(read(form.getValues())))
  return useMemo(() => JSON.parse(said) as T, [said]) // just written
}
