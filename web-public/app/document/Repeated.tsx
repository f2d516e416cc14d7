import { useState, useSyncExternalStore, type HTMLAttributes } from 'react'
import { repeated } from './repeatedMarkup.ts'

interface RepeatedProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'nav'
  /** The content its children are made of, nothing else but the language's texts. */
  of: object
}

/** The same object always: React compares it, and would write the mark-up anew where it is another one. */
const AS_IN_DOCUMENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

const noChange = () => () => {}

/** React asks for the server's state only while it hydrates, and renders once more, at once, where it is another one afterwards: it stays. */
function newOrigin() {
  let cameInDocument = false
  return { now: () => cameInDocument, whileHydrating: () => (cameInDocument = true) }
}

/** Whether React has taken the element over from the document that came; false in what it renders by itself. */
function useCameInDocument(): boolean {
  const [{ now, whileHydrating }] = useState(newOrigin)
  return useSyncExternalStore(noChange, now, whileHydrating)
}

/**
 * An element whose contents many pages hold alike, such as a menu's panel: plain mark-up without state or handlers. Rendered once for all
 * pages (document/repeatedMarkup.ts); in the browser the document's mark-up is kept as it is, unhydrated, for as long as its content stays.
 */
export function Repeated({ as: Tag, of, children, ...rest }: RepeatedProps) {
  const cameInDocument = useCameInDocument()
  const [first] = useState(of)
  if (import.meta.env.SSR) return <Tag {...rest} {...repeated(of, children)} />
  return <Tag {...rest} {...(cameInDocument && first === of ? AS_IN_DOCUMENT : { children })} />
}
