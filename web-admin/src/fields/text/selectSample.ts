import type { FocusEvent } from 'react'
import { isSampleText } from '@flou/shared/content/declaration.ts'

/**
 * Selects sample text on focus, so that the first key replaces it. Runs after the click that focused the
 * input.
 */
export function selectSample({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (!isSampleText(currentTarget.value)) return
  requestAnimationFrame(() => {
    // skip if the user has typed or moved on meanwhile
    if (isSampleText(currentTarget.value) && document.activeElement === currentTarget) currentTarget.select()
  })
}
