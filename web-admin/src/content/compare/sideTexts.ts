import { createContext, useContext } from 'react'
import type { VersionKey } from '../../texts/content/versions.ts'

/** What the two states of a comparison are called: beside each other, and for screen readers where they are marked in one text. */
export type SideTexts = Readonly<Record<'before' | 'after' | 'removed' | 'added', VersionKey>>

const SideTextsContext = createContext<SideTexts>({
  before: 'diff.before',
  after: 'diff.after',
  removed: 'diff.removed',
  added: 'diff.added',
})
export const SideTextsProvider = SideTextsContext.Provider
export const useSideTexts = (): SideTexts => useContext(SideTextsContext)
