import type { ReactNode } from 'react'
import { ABOVE_PHONE, useScreen } from './useScreen.ts'

interface FoldProps {
  heading: ReactNode
  children: ReactNode
  isOpen: boolean
  className?: string | undefined
}

/** Part of a page that phones collapse. Wide screens and print open it by style, without script. */
export function Fold({ heading, children, isOpen, className = '' }: FoldProps) {
  const isWide = useScreen(ABOVE_PHONE)
  return (
    <details className={`fold ${className}`.trim()} open={isOpen || isWide}>
      <summary {...(isWide && { tabIndex: -1 })}>{heading}</summary>
      {children}
    </details>
  )
}
