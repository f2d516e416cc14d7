import { useState, type HTMLAttributes } from 'react'
import { repeated } from './repeatedMarkup.ts'
import { AS_IN_DOCUMENT, useCameInDocument } from './useCameInDocument.ts'

interface RepeatedProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'nav' | 'section' | 'ul'
  /** The content its children are made of, nothing else but the language's texts. */
  of: object
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
