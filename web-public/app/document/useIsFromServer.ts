import { useState, useSyncExternalStore } from 'react'

/** Keeps server markup. Must stay one object: React compares identity and would rewrite the markup. */
export const KEEP_SERVER_MARKUP = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

const subscribeToNothing = () => () => {}

/** The server snapshot is used during hydration only; a different client value causes one re-render. */
function createOrigin() {
  let isFromServer = false
  // on the server the snapshot is read too
  const whileHydrating = () => (isFromServer = !import.meta.env.SSR)
  return { now: () => isFromServer, whileHydrating }
}

/** Returns true if React hydrated the element from the document. */
export function useIsFromServer(): boolean {
  const [{ now, whileHydrating }] = useState(createOrigin)
  return useSyncExternalStore(subscribeToNothing, now, whileHydrating)
}
