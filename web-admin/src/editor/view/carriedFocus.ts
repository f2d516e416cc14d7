import { useEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'

/** Path of the focused field (empty for none) and caret offset in the previous form. */
const carriedSchema = z.object({ focus: z.string(), caret: z.nullable(z.number()) })

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** Returns navigation state that carries the focus to the next form. */
export function carriedFocus(): z.infer<typeof carriedSchema> {
  const active = document.activeElement
  return {
    focus: active?.closest('[data-field]')?.getAttribute('data-field') ?? '',
    caret: isText(active) ? active.selectionStart : null,
  }
}

/** Restores the carried focus; without a field, focuses the heading. */
export function useCarriedFocus(root: RefObject<HTMLElement | null>, reveal: (path: string) => void): void {
  const [carried] = useState<unknown>(useLocation().state)
  const { data } = carriedSchema.safeParse(carried)
  useEffect(() => {
    const form = root.current
    if (!data || !form) return undefined
    if (data.focus === '') {
      form.querySelector('h1')?.focus()
      return undefined
    }
    const placeCaret = ({ target }: FocusEvent) => {
      if (target instanceof Element && isText(target)) target.setSelectionRange(data.caret, data.caret)
    }
    form.addEventListener('focusin', placeCaret, { once: true })
    reveal(data.focus)
    return () => form.removeEventListener('focusin', placeCaret)
  }, []) // eslint-disable-line -- once, as the form opens
}
