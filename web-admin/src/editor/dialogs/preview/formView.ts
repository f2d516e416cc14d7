import { useMediaQuery } from '@mantine/hooks'
import { createStore, useStore } from '../../../core/state/store.ts'
import type { AnyType } from '@flou/shared/content/define.ts'

export const FORM_VIEWS = ['editor', 'preview', 'both'] as const
export type FormViewName = (typeof FORM_VIEWS)[number]

/** Shared by all forms of a visit; a new visit starts with the editor. */
export const formView = createStore<FormViewName>('editor')

export type FormPanelName = 'versions' | 'comments'
/** Open panel of forms; it stays open in the next form. */
export const formPanel = createStore<FormPanelName | ''>('')

export const showEditor = (): void => {
  if (formView.get() === 'preview') formView.set('editor')
}

const WIDE = '(min-width: 1400px)'

export function useFormViewName(): { view: FormViewName; isWide: boolean } {
  const selected = useStore(formView)
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  return { view: selected === 'both' && !isWide ? 'editor' : selected, isWide }
}

export const hasPreview = ({ internal }: AnyType): boolean => internal !== true
