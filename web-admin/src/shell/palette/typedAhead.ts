import { useLayoutEffect } from 'react'
import { createStore } from '../../core/state/store.ts'

export const openDialog = createStore<'palette' | 'shortcuts' | undefined>(undefined)
export const closeDialog = (): void => openDialog.set(undefined)

interface TypedAhead {
  keyword: string
  isEntered: boolean
}

export const NOTHING_TYPED: TypedAhead = { keyword: '', isEntered: false }

/** Input pressed after the palette was opened and before its part has loaded. */
export const typedAhead = createStore(NOTHING_TYPED)

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export function withKey(typed: TypedAhead, { key, ...keys }: Pressed): TypedAhead | undefined {
  if (keys.ctrlKey || keys.metaKey || keys.altKey) return undefined
  if (key === 'Enter') return { ...typed, isEntered: true }
  if (key === 'Backspace') return { keyword: typed.keyword.slice(0, -1), isEntered: false }
  return key.length === 1 ? { keyword: typed.keyword + key, isEntered: false } : undefined
}

function onKeyDown(event: KeyboardEvent): void {
  const typed = withKey(typedAhead.get(), event)
  if (!typed && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (typed) typedAhead.set(typed)
  else closeDialog()
}

/** Placeholder of the palette: takes the keys that would otherwise reach the form behind it. */
export function TypeAhead(): null {
  useLayoutEffect(() => {
    typedAhead.set(NOTHING_TYPED)
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return null
}
