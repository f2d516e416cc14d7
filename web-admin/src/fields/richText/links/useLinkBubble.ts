import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useStore, createStore } from '../../../core/state/store.ts'
import type { CursorState, RichEditor } from '../document/editor.ts'

const NOWHERE = createStore<CursorState>({
  level: 0,
  on: new Set(),
  inTable: false,
  link: undefined,
  picture: undefined,
})

/**
 * Shows a bubble on the link at the cursor. Alt+Enter focuses it; Escape closes it until the cursor leaves
 * the link.
 */
export function useLinkBubble(editor: RichEditor | undefined, isLinking: boolean) {
  const link = useStore(editor?.cursor ?? NOWHERE).link
  const bubble = useRef<HTMLDivElement>(null)
  const [hasFocus, setFocus] = useState(false)
  const [closedAt, setClosedAt] = useState<number>()
  if (closedAt !== undefined && closedAt !== link?.from) setClosedAt(undefined)
  const isVisible = link !== undefined && hasFocus && !isLinking && closedAt !== link.from
  const listeners = {
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    // capture phase, before the editor's key handlers
    onKeyDownCapture: (event: KeyboardEvent) => {
      const isInto = event.key === 'Enter' && event.altKey
      if (!isVisible || !(isInto || event.key === 'Escape')) return
      event.preventDefault()
      event.stopPropagation()
      if (isInto) return bubble.current?.querySelector<HTMLElement>('a, button')?.focus()
      setClosedAt(link.from)
      // only from the bubble: focusing the text could move its cursor
      if (bubble.current?.contains(document.activeElement)) editor?.view.focus()
    },
  }
  return { link: isVisible ? link : undefined, bubble, listeners }
}
