import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { fieldsOf, keepTyped, readTyped, restoreFields } from './typed.ts'

/** An attempt to send a form: begins with the first key, ends when it is sent. */
export interface Attempt {
  /** The same for each try: what arrives twice is stored once. */
  key: string
  /** When it began, in epoch milliseconds. */
  since: number
}
const NONE: Attempt = { key: '', since: 0 }

/**
 * What is typed into a form outlives the page: it is kept in the tab until it is sent.
 * @param onRestore told what was typed before, when the form has come
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
  const keep = useCallback(() => {
    const { key } = begin()
    if (formRef.current) keepTyped(form, { key, fields: fieldsOf(formRef.current) })
  }, [begin, form, formRef])
  const forget = useCallback(() => {
    keepTyped(form, undefined)
    attempt.current = NONE
  }, [form])
  return { begin, keep, forget }
}
