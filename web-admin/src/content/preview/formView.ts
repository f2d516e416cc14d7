import { useSyncExternalStore } from 'react'
import { createStore } from '../../state/createStore.ts'
import { useStore } from '../../state/useStore.ts'

export const FORM_VIEWS = ['editor', 'preview', 'both'] as const
export type FormViewName = (typeof FORM_VIEWS)[number]

/** What forms show. It stays while one goes from form to form; a new visit starts with the editor. */
export const formView = createStore<FormViewName>('editor')

/** Errors are mended in the editor: it comes back where only the preview is shown. */
export const showEditor = (): void => {
  if (formView.get() === 'preview') formView.set('editor')
}

/** Wide enough for a form and a page side by side. */
const WIDE = '(min-width: 1400px)'
const onWidth = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What this form shows now: side by side needs a wide window. */
export function useFormViewName(): { view: FormViewName; isWide: boolean } {
  const wanted = useStore(formView)
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches)
  return { view: wanted === 'both' && !isWide ? 'editor' : wanted, isWide }
}
