import { createContext, useContext } from 'react'
import type { RevisionKey } from '../../texts/editorDialogs.ts'

export type SideTexts = Readonly<Record<'before' | 'after' | 'removed' | 'added', RevisionKey>>

const SideTextsContext = createContext<SideTexts>({
  before: 'diff.before',
  after: 'diff.after',
  removed: 'diff.removed',
  added: 'diff.added',
})
export const SideTextsProvider = SideTextsContext.Provider
export const useSideTexts = (): SideTexts => useContext(SideTextsContext)
