import { useState, useSyncExternalStore } from 'react'

/**
 * Leaves what an element of the document holds as it is. The same object always: React compares it, and would write the mark-up anew where it
 * is another one.
 */
export const AS_IN_DOCUMENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

const noChange = () => () => {}

/** React asks for the server's state only while it hydrates, and renders once more, at once, where it is another one afterwards: it stays. */
function newOrigin() {
  let cameInDocument = false
  // the server, which has no document, asks for the same state
  const whileHydrating = () => (cameInDocument = !import.meta.env.SSR)
  return { now: () => cameInDocument, whileHydrating }
}

/** Whether React has taken the element over from the document that came; false in what it renders by itself. */
export function useCameInDocument(): boolean {
  const [{ now, whileHydrating }] = useState(newOrigin)
  return useSyncExternalStore(noChange, now, whileHydrating)
}
