import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FormValues } from '../../core/records/formErrors.ts'
import { useFormHandle } from './FormContext.ts'

/**
 * Returns a value derived from the form; renders only when its JSON changes. `debounceMs` waits for a pause
 * in typing.
 */
export function useObserved<T>(read: (values: FormValues) => T, debounceMs = 0): T {
  const { form, edits } = useFormHandle()
  const subscribe = useCallback(
    (listener: () => void) => edits.subscribe(listener, debounceMs),
    [edits, debounceMs],
  )
  const serialized = useSyncExternalStore(subscribe, () => JSON.stringify(read(form.getValues())))
  return useMemo(() => JSON.parse(serialized) as T, [serialized])
}
