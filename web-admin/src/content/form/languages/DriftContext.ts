import { createContext, useContext } from 'react'
import type { Language } from '@flou/shared/locale.ts'

/** Texts that one language changed later than the other, and what a person can do about them. */
export interface Drift {
  /** `textPath` → the language that changed later. */
  readonly marks: Readonly<Record<string, Language>>
  /** Somebody has checked that both languages of a text say the same. `field`: where it stands in the form. */
  readonly check: (field: string) => void
  readonly isChecking: boolean
  /** Brings the next of them into view. */
  readonly next: () => void
}

const DriftContext = createContext<Drift>({
  marks: {},
  check: () => undefined,
  isChecking: false,
  next: () => undefined,
})
export const DriftProvider = DriftContext.Provider
export const useDriftMarks = (): Drift => useContext(DriftContext)
