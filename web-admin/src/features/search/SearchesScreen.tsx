import { Button } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { DEFAULT_WEEKS, type SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { download } from '../../lists/export/files.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { ChoiceButtons } from '../../ui/screen/ChoiceButtons.tsx'
import { Toolbar } from '../../ui/screen/Toolbar.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { searchesTexts } from '../../core/texts/search.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { searchesCsv } from './searchesCsv.ts'
import { SearchFiguresView } from './SearchFiguresView.tsx'
import { figuresIn, useSearchFigures } from './useSearchFigures.ts'

const LENGTHS = [4, DEFAULT_WEEKS, 26, 52] as const

function useSearchesQuery() {
  const [search, updateSearch] = useUrlSearch()
  const weeks = LENGTHS.find((length) => String(length) === search.get('weeks')) ?? DEFAULT_WEEKS
  const of = LANGUAGES.find((language) => language === search.get('language'))
  const updateQuery = (name: string, value: string) =>
    updateSearch(
      (now) => {
        if (value === '') now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true },
    )
  return { weeks, of, updateQuery }
}

function Filter({ weeks, of, updateQuery }: ReturnType<typeof useSearchesQuery>) {
  const t = useTextsOf(searchesTexts)
  return (
    <Toolbar>
      <ChoiceButtons
        label={t('searches.period')}
        choices={LENGTHS.map((length) => ({
          value: String(length),
          label: t('searches.lastWeeks', { count: length }),
        }))}
        value={String(weeks)}
        onChoose={(value) => updateQuery('weeks', value)}
      />
      <ChoiceButtons
        label={t('searches.language')}
        choices={[
          { value: '', label: t('searches.both') },
          ...LANGUAGES.map((one) => ({ value: one, label: t(`searches.${one}`) })),
        ]}
        value={of ?? ''}
        onChoose={(value) => updateQuery('language', value)}
      />
    </Toolbar>
  )
}

function ExportButton({ figures, of }: { figures: SearchFigures | undefined; of: Language | undefined }) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const save = () => {
    if (!figures) return
    const lines = searchesCsv(figuresIn(figures, of), {
      language,
      header: [
        t('searches.kind'),
        t('searches.name'),
        t('searches.languageColumn'),
        t('searches.total'),
        t('searches.noneTotal'),
        t('searches.clicks'),
      ],
      week: t('searches.week'),
      query: t('searches.query'),
      page: t('searches.page'),
      languageName: (one) => t(`searches.${one}`),
    })
    download(lines, `searches-${figures.weeks[0]?.week ?? ''}-${figures.weeks.at(-1)?.week ?? ''}.csv`)
  }
  return (
    <Button variant="default" disabled={!figures} onClick={save}>
      {t('searches.export')}
    </Button>
  )
}

export function SearchesScreen({ route }: ScreenProps) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const query = useSearchesQuery()
  const { data, error, isPending } = useSearchFigures(query.weeks)
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('searches.about')}>
        <ExportButton figures={data} of={query.of} />
      </ScreenHead>
      <Filter {...query} />
      <LoadFailure error={error} title={t('searches.failed')} />
      {isPending && <PageLoading />}
      {data && !error && <SearchFiguresView figures={data} of={query.of} route={route} />}
    </>
  )
}
