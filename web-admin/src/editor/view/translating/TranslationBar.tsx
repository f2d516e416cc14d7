import { Button } from '@mantine/core'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { TranslationRow } from '@flou/shared/translation/queue.ts'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import {
  MEMORY_KEY,
  POSITION_PARAMETER,
  QUEUE_PARAMETER,
  TRANSLATION_KEY,
  taskUrl,
  translationsPath,
} from '../../../core/offices/translationTasks.ts'
import { api } from '../../../core/session/current.ts'
import { useShortcuts } from '../../../core/state/shortcuts.ts'
import { translatingTexts } from '../../../core/texts/translation.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './TranslationBar.module.css'

/** Returns the URL of the task after or before a position of the queue. */
function useNeighbour(way: 'after' | 'before', position: string, queue: string): string | undefined {
  const { office } = useOffice()
  const { data } = useQuery({
    queryKey: [TRANSLATION_KEY, way, position, queue],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams(queue)
      search.set(way, position)
      search.set('perPage', '1')
      return (await api<TranslationRow[]>(`${TRANSLATION_PATHS.queue}?${search.toString()}`, { signal })).data
    },
    enabled: position !== '',
  })
  return data?.[0] && taskUrl(office, data[0], queue)
}

/** The first search of a server process loads the translation memory. */
function MemorySearch() {
  const t = useTextsOf(translatingTexts)
  const isSearching = useIsFetching({ queryKey: [MEMORY_KEY] }) > 0
  return <p role="status">{isSearching && t('translating.searching')}</p>
}

interface Props {
  language: Language
  /** Number of texts to translate. */
  open: number
  isNarrowed: boolean
  onNarrow: ((isNarrowed: boolean) => void) | undefined
}

export function TranslationBar({ language, open, isNarrowed, onNarrow }: Props) {
  const t = useTextsOf(translatingTexts)
  const { office } = useOffice()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const position = search.get(POSITION_PARAMETER) ?? ''
  const queue = search.get(QUEUE_PARAMETER) ?? ''
  const previous = useNeighbour('before', position, queue)
  const next = useNeighbour('after', position, queue)
  useShortcuts('translation', {
    ...(next !== undefined && { nextTranslation: () => void navigate(next) }),
    ...(previous !== undefined && { previousTranslation: () => void navigate(previous) }),
  })
  return (
    <section className={classes.bar} aria-label={t(`translating.title.${language}`)}>
      <h2>{t(`translating.title.${language}`)}</h2>
      <p role="status">
        <Badge tone={open === 0 ? 'good' : 'soon'}>
          {open === 0 ? t('translating.done') : t('translating.open', { count: open })}
        </Badge>
      </p>
      <MemorySearch />
      <div className={classes.tools}>
        {onNarrow && (
          <Button size="compact-sm" variant="subtle" color="ink" onClick={() => onNarrow(!isNarrowed)}>
            {t(isNarrowed ? 'translating.all' : 'translating.only')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          component={Link}
          to={translationsPath(office, queue)}
          leftSection={<Icon name="list" size={16} />}
        >
          {t('translating.back')}
        </Button>
        {previous !== undefined && (
          <Button size="compact-sm" variant="default" component={Link} to={previous}>
            {t('translating.previous')}
          </Button>
        )}
        {next !== undefined && (
          <Button size="compact-sm" variant="default" component={Link} to={next}>
            {t('translating.next')}
          </Button>
        )}
      </div>
    </section>
  )
}
