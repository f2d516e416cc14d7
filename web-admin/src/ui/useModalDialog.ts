import { useLayoutEffect, useRef } from 'react'
import { createStore } from '../core/state/store.ts'

/** The modal dialog above all others; the rest of the page is inert. */
export const topDialog = createStore<HTMLElement | undefined>(undefined)

const updateTopDialog = () =>
  topDialog.set([...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1))

/** Opens a `dialog` while it is mounted. `data-autofocus` marks the initial focus. */
export function useModalDialog() {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    updateTopDialog()
    return () => {
      dialog?.close()
      updateTopDialog()
    }
  }, [])
  return element
}
