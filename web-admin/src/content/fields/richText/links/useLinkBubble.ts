import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useStore } from '../../../../state/useStore.ts'
import { createStore } from '../../../../state/createStore.ts'
import type { Place, RichEditor } from '../document/editor.ts'

const NOWHERE = createStore<Place>({
  level: 0,
  on: new Set(),
  inTable: false,
  link: undefined,
  alt: undefined,
})

/**
 * Shows a bubble on the link at the cursor while the focus is in the editor. Alt+Enter goes into it, Escape closes it and goes back to
 * the text; it opens again once the cursor has left the link.
 */
export function useLinkBubble(editor: RichEditor | undefined, isLinking: boolean) {
  const link = useStore(editor?.place ?? NOWHERE).link
  const bubble = useRef<HTMLDivElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const [closedAt, setClosedAt] = useState<number>()
  if (closedAt !== undefined && closedAt !== link?.from) setClosedAt(undefined)
  const isShown = link !== undefined && hasFocus && !isLinking && closedAt !== link.from
  const listeners = {
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    // before the text hears of it
    onKeyDownCapture: (event: KeyboardEvent) => {
      const isInto = event.key === 'Enter' && event.altKey
      if (!isShown || !(isInto || event.key === 'Escape')) return
      event.preventDefault()
      event.stopPropagation()
      if (isInto) return bubble.current?.querySelector<HTMLElement>('a, button')?.focus()
      setClosedAt(link.from)
      // only from there: the text's own focus may know a later cursor than its state
      if (bubble.current?.contains(document.activeElement)) editor?.view.focus()
    },
  }
  return { link: isShown ? link : undefined, bubble, listeners }
}
