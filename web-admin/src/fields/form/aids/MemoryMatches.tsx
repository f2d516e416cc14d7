import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { applySuggestion, queriesOf } from '@flou/shared/translation/applySuggestion.ts'
import { readableText } from '@flou/shared/translation/segments/segment.ts'
import {
  bandOf,
  MAX_SUGGESTION_SEGMENTS,
  type Suggestion,
  type SuggestionRequest,
} from '@flou/shared/translation/suggestion.ts'
import { MEMORY_KEY } from '../../../core/offices/translationTasks.ts'
import { textAt } from '../../../core/records/entries.ts'
import { api } from '../../../core/session/current.ts'
import { memoryTexts } from '../../../core/texts/glossary.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { useFormHandle } from '../FormContext.ts'
import { useObserved } from '../useObserved.ts'
import { pathInOtherLanguage } from '../languages/copyLanguage.ts'
import { useInsertText } from '../useReplaceTexts.ts'

const TYPING_MS = 600
const STALE_MS = 60_000
const MAX_SHOWN = 3
const TONES: Readonly<Record<ReturnType<typeof bandOf>, Tone | undefined>> = {
  context: 'good',
  exact: 'good',
  high: 'soon',
  low: undefined,
}

export interface MemoryMatchesProps {
  path: string
  label: string
  isMarkup: boolean
  /** Language to translate into. */
  to: Language
}

async function readMatches(request: SuggestionRequest): Promise<Suggestion[][]> {
  const { data } = await api<Suggestion[][]>(TRANSLATION_PATHS.suggestions, { method: 'POST', body: request })
  return data
}

function useMatches(source: string, { isMarkup, to }: MemoryMatchesProps) {
  const from = otherLanguage(to)
  const segments = queriesOf({ isMarkup, texts: { en: source, id: source } }, to)
  const { data = [] } = useQuery({
    queryKey: [MEMORY_KEY, from, source],
    queryFn: () => readMatches({ from, segments: segments.slice(0, MAX_SUGGESTION_SEGMENTS) }),
    enabled: segments.length > 0,
    staleTime: STALE_MS,
    retry: false,
  })
  return { matches: data.map((one) => one.slice(0, MAX_SHOWN)), segments }
}

/** Translations of equal or similar sentences that are published, below a text to translate. */
export function MemoryMatches(props: MemoryMatchesProps) {
  const { path, label, isMarkup, to } = props
  const t = useTextsOf(memoryTexts)
  const { form } = useFormHandle()
  const insert = useInsertText(path)
  const source = useObserved((values) => textAt(values, pathInOtherLanguage(path, values) ?? ''), TYPING_MS)
  const { matches, segments } = useMatches(source, props)
  const apply = (at: number, suggestion: Suggestion) => {
    const texts = { [otherLanguage(to)]: source, [to]: textAt(form.getValues(), path) } as Record<
      Language,
      string
    >
    const after = applySuggestion({ isMarkup, texts }, { to, at, suggestion })
    insert(after, t('memory.used', { name: label }))
  }
  return matches.flatMap((found, at) =>
    found.map((suggestion) => {
      const target = readableText(suggestion.target)
      const band = bandOf(suggestion)
      return (
        <FieldHint key={`${at} ${suggestion.target}`}>
          <Badge tone={TONES[band]} title={t(`memory.${band}`)}>
            {t('memory.percent', { percent: suggestion.percent })}
          </Badge>{' '}
          {segments.length > 1 && `${readableText(segments[at]?.text ?? '')} → `}
          <span lang={to}>{target}</span>{' '}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('memory.useFor', { text: target, name: label })}
            onClick={() => apply(at, suggestion)}
          >
            {t('memory.use')}
          </Button>
        </FieldHint>
      )
    }),
  )
}
