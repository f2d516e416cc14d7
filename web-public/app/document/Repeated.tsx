import { useState, type HTMLAttributes } from 'react'
import { repeated } from './repeatedMarkup.ts'
import { KEEP_SERVER_MARKUP, useIsFromServer } from './useIsFromServer.ts'

interface RepeatedProps extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'nav' | 'section' | 'ul'
  /** Content object that determines the children, apart from the language. */
  of: object
}

/**
 * Element whose markup is identical on many pages. It is rendered once for all pages and not hydrated while
 * its content is unchanged.
 */
export function Repeated({ as: Tag, of, children, ...rest }: RepeatedProps) {
  const isFromServer = useIsFromServer()
  const [first] = useState(of)
  if (import.meta.env.SSR) return <Tag {...rest} {...repeated(of, children)} />
  return <Tag {...rest} {...(isFromServer && first === of ? KEEP_SERVER_MARKUP : { children })} />
}
