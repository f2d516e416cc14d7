import { createContext, useContext } from 'react'
import type { Language } from '@flou/shared/locale.ts'

export interface StaleTranslation {
  /** `textPath` → language that changed later. */
  readonly staleTexts: Readonly<Record<string, Language>>
  /** Marks a text as checked; `field` is its form path. */
  readonly check: (field: string) => void
  readonly isChecking: boolean
  readonly next: () => void
}

const StaleTranslationContext = createContext<StaleTranslation>({
  staleTexts: {},
  check: () => undefined,
  isChecking: false,
  next: () => undefined,
})
export const StaleTranslationProvider = StaleTranslationContext.Provider
export const useStaleTranslation = (): StaleTranslation => useContext(StaleTranslationContext)
