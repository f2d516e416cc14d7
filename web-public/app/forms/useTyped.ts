import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { fieldsOf, storeTyped, readTyped, restoreFields } from './typed.ts'

export interface Attempt {
  /** Idempotency key, the same for all attempts. */
  key: string
  /** Epoch milliseconds. */
  since: number
}
const NONE: Attempt = { key: '', since: 0 }

/**
 * Stores form input in the tab until it is sent.
 * @param onRestore called with the stored values
 */
export function useTyped(
  form: string,
  formRef: RefObject<HTMLFormElement | null>,
  onRestore: (fields: Readonly<Record<string, string>>) => void,
) {
  const attempt = useRef(NONE)
  useEffect(() => {
    const element = formRef.current
    const typed = readTyped(form)
    if (!element || !typed) return
    attempt.current = { key: typed.key, since: 0 }
    restoreFields(element, typed.fields)
    onRestore(typed.fields)
  }, [form, formRef, onRestore])
  const begin = useCallback((): Attempt => {
    if (attempt.current.key === '') attempt.current = { key: crypto.randomUUID(), since: Date.now() }
    return attempt.current
  }, [])
  const store = useCallback(() => {
    const { key } = begin()
    if (formRef.current) storeTyped(form, { key, fields: fieldsOf(formRef.current) })
  }, [begin, form, formRef])
  const forget = useCallback(() => {
    storeTyped(form, undefined)
    attempt.current = NONE
  }, [form])
  return { begin, store, forget }
}
