import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FormValues } from './formErrors.ts'
import { useFormHandle } from './FormContext.ts'

/**
 * What `read` makes of the form's values, kept up to date as they are edited; draws anew only when that says something else.
 * `restMs`: looks again once no edit has come for so long, for what need not keep up with each key.
 */
export function useWatched<T>(read: (values: FormValues) => T, restMs = 0): T {
  const { form, edits } = useFormHandle()
  const subscribe = useCallback((listener: () => void) => edits.subscribe(listener, restMs), [edits, restMs])
  const said = useSyncExternalStore(subscribe, () => JSON.stringify(read(form.getValues())))
  return useMemo(() => JSON.parse(said) as T, [said]) // just written
}
