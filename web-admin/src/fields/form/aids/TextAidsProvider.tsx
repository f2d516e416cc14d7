import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { Glossary } from '@flou/shared/translation/machine.ts'
import { api } from '../../../core/session/current.ts'
import { firstInteraction } from '../../../ui/firstInteraction.ts'
import { useFormHandle } from '../FormContext.ts'
import { useObserved } from '../useObserved.ts'
import type { TermWarnings } from './findTermWarnings.ts'

export interface TextAids {
  warnings: TermWarnings
  hasTranslator: boolean
}

const NO_WARNINGS: TermWarnings = {}
const AidsContext = createContext<TextAids>({ warnings: NO_WARNINGS, hasTranslator: false })
export const useTextAids = (): TextAids => useContext(AidsContext)

const TYPING_MS = 600
const STALE_MS = 60_000

async function loadGlossary() {
  await firstInteraction()
  const [{ findTermWarnings }, { data }] = await Promise.all([
    import('./findTermWarnings.ts'),
    api<Glossary>(TRANSLATION_PATHS.terms),
  ])
  return { findTermWarnings, ...data }
}

/** Checks the texts of a form against the glossary, from the first interaction on. */
export function TextAidsProvider({ children }: { children: ReactNode }) {
  const { type } = useFormHandle()
  const { data } = useQuery({ queryKey: ['terms'], queryFn: loadGlossary, staleTime: STALE_MS, retry: false })
  const warnings = useObserved(
    (values) => data?.findTermWarnings(data.terms, type.declaration, values) ?? NO_WARNINGS,
    TYPING_MS,
  )
  const hasTranslator = data?.hasTranslator === true
  const aids = useMemo(() => ({ warnings, hasTranslator }), [warnings, hasTranslator])
  return <AidsContext value={aids}>{children}</AidsContext>
}
