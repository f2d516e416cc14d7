import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { PreviousSources } from '@flou/shared/translation/queue.ts'
import { textProblems } from '@flou/shared/translation/textProblems.ts'
import { TRANSLATION_KEY } from '../../../core/offices/translationTasks.ts'
import { api } from '../../../core/session/current.ts'
import { translatingTexts } from '../../../core/texts/translation.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { TranslationProvider } from '../../../fields/form/languages/TranslationContext.ts'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { SourceAids } from './SourceAids.tsx'
import { PreviousSourcesProvider } from './SourceText.tsx'
import { TranslationBar } from './TranslationBar.tsx'

export interface TranslationDeskProps {
  record: Partial<StoredRecord>
  language: Language
  onLanguage: (language: Language) => void
  children: ReactNode
}

const usePreviousSources = (type: string, id: number, language: Language) =>
  useQuery({
    queryKey: [TRANSLATION_KEY, 'sources', type, id, language],
    queryFn: async ({ signal }) => {
      const path = `${TRANSLATION_PATHS.sources(type, id)}?language=${language}`
      return (await api<PreviousSources>(path, { signal })).data
    },
    // the baseline of the work: a save does not change it
    staleTime: Infinity,
    gcTime: 0,
  })

const NONE: PreviousSources = {}

/** Bar above a form and the context of its fields. */
export function TranslationDesk({ record, language, onLanguage, children }: TranslationDeskProps) {
  const t = useTextsOf(translatingTexts)
  const { type } = useFormHandle()
  const problems = useMemo(
    () =>
      textProblems(type.declaration, { fields: record, staleTranslation: record.staleTranslation }).filter(
        (problem) => problem.language === language,
      ),
    [type, record, language],
  )
  // of the opened form, so that no field disappears while it is edited
  const [paths] = useState<ReadonlySet<string>>(() => new Set(problems.map(({ path }) => path)))
  const [isNarrowed, setNarrowed] = useState(paths.size > 0)
  useEffect(() => onLanguage(language), [onLanguage, language])
  const { data: previous = NONE, error, refetch } = usePreviousSources(type.key, record.id ?? 0, language)
  const translation = useMemo(
    () => ({ language, paths, isNarrowed, Source: SourceAids }),
    [language, paths, isNarrowed],
  )
  return (
    <TranslationProvider value={translation}>
      <TranslationBar
        language={language}
        open={problems.length}
        isNarrowed={isNarrowed}
        onNarrow={paths.size > 0 ? setNarrowed : undefined}
      />
      <LoadFailure error={error} title={t('translating.failed')} onRetry={refetch} />
      <PreviousSourcesProvider value={previous}>{children}</PreviousSourcesProvider>
    </TranslationProvider>
  )
}
