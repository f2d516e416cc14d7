import { useState, useSyncExternalStore, type ReactNode } from 'react'

const never = () => () => {}

/** True in the rendering that takes over the document of the server, false in every other one in the browser. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** One object for good: React writes the mark-up again where it gets another one. */
const AS_IT_IS = { __html: '' }

interface UntouchedProps {
  children: ReactNode
  className?: string | undefined
}

/**
 * Mark-up that hydration leaves as it finds it, with whatever a script has made of it: nothing of it is React's until its page is left.
 * So nothing in it may need React in the browser. On pages that come by client navigation it is rendered as usual.
 */
export function Untouched({ children, className }: UntouchedProps) {
  const isHydrating = useIsHydrating()
  const [isKept] = useState(isHydrating)
  if (import.meta.env.SSR || import.meta.env.DEV || !isKept)
    return <div className={className}>{children}</div>
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
}
