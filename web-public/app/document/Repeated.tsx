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

/** True while React takes over the document that came; false in what it renders by itself. */
const useIsHydrating = () =>
  useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )

/**
 * An element whose contents many pages hold alike, such as a menu's panel: plain mark-up without state or handlers. Rendered once for all
 * pages (document/repeatedMarkup.ts); in the browser the document's mark-up is kept as it is, unhydrated, for as long as its content stays.
 */
export function Repeated({ as: Tag, of, children, ...rest }: RepeatedProps) {
  const isHydrating = useIsHydrating()
  const [inDocument] = useState(isHydrating ? of : undefined)
  if (import.meta.env.SSR) return <Tag {...rest} {...repeated(of, children)} />
  return <Tag {...rest} {...(inDocument === of ? AS_IN_DOCUMENT : { children })} />
}
