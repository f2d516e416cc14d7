import { Button } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { USUAL_WEEKS, type SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { download } from '../../content/export/download.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { ChoiceButtons } from '../../elements/screen/ChoiceButtons.tsx'
import { ChoiceRow } from '../../elements/screen/ChoiceRow.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { searchesTexts } from '../../texts/screens/searches.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { searchesCsv } from './searchesCsv.ts'
import { SearchFiguresView } from './SearchFiguresView.tsx'
import { figuresIn, useSearchFigures } from './useSearchFigures.ts'

const LENGTHS = [4, USUAL_WEEKS, 26, 52] as const

/** What is shown lives in the address, so that it survives a reload and can be sent to a colleague. */
function useShown() {
  const [search, changeSearch] = useAddressSearch()
  const weeks = LENGTHS.find((length) => String(length) === search.get('weeks')) ?? USUAL_WEEKS
  const of = LANGUAGES.find((language) => language === search.get('language'))
  const change = (name: string, value: string) =>
    changeSearch(
      (now) => {
        if (value === '') now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true },
    )
  return { weeks, of, change }
}

function Filter({ weeks, of, change }: ReturnType<typeof useShown>) {
  const t = useTextsOf(searchesTexts)
  return (
    <ChoiceRow>
      <ChoiceButtons
        label={t('searches.period')}
        choices={LENGTHS.map((length) => ({
          value: String(length),
          label: t('searches.lastWeeks', { count: length }),
        }))}
        value={String(weeks)}
        onChoose={(value) => change('weeks', value)}
      />
      <ChoiceButtons
        label={t('searches.language')}
        choices={[
          { value: '', label: t('searches.both') },
          ...LANGUAGES.map((one) => ({ value: one, label: t(`searches.${one}`) })),
        ]}
        value={of ?? ''}
        onChoose={(value) => change('language', value)}
      />
    </ChoiceRow>
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

/** What visitors search for on the site, what they do not find, and which results they open. */
export function SearchesScreen({ route }: ScreenProps) {
  const t = useTextsOf(searchesTexts)
  const language = useLanguage()
  const shown = useShown()
  const { data, error, isPending } = useSearchFigures(shown.weeks)
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('searches.about')}>
        <ExportButton figures={data} of={shown.of} />
      </ScreenHead>
      <Filter {...shown} />
      <LoadFailure error={error} title={t('searches.failed')} />
      {isPending && <PageLoading />}
      {data && !error && <SearchFiguresView figures={data} of={shown.of} route={route} />}
    </>
  )
}
