import type { FocusEvent } from 'react'
import { isSampleText } from '@flou/shared/text/sampleText.ts'

/** Selects what a form starts with, so that the first key replaces it (decision 48). After the click that gave the focus. */
export function selectSample({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (!isSampleText(currentTarget.value)) return
  requestAnimationFrame(() => {
    // whoever types at once has begun another text by now: selecting that would let the next key replace it; and whoever has gone on to
    // another field would be brought back by it
    if (isSampleText(currentTarget.value) && document.activeElement === currentTarget) currentTarget.select()
  })
}
