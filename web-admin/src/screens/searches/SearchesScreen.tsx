import { Alert, Button } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { USUAL_WEEKS, type SearchFigures } from '@flou/shared/search/searchFigures.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { download } from '../../content/export/download.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { searchesTexts } from '../../texts/screens/searches.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import classes from '../visits/Visits.module.css'
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

interface Choice {
  name: string
  value: string
  isShown: boolean
}

function Choices({ label, all, choose }: { label: string; all: Choice[]; choose: (value: string) => void }) {
  return (
    <Button.Group aria-label={label} className={classes.lengths}>
      {all.map(({ name, value, isShown }) => (
        <Button
          key={value}
          variant={isShown ? 'filled' : 'default'}
          aria-pressed={isShown}
          onClick={() => choose(value)}
        >
          {name}
        </Button>
      ))}
    </Button.Group>
  )
}

function Filter({ weeks, of, change }: ReturnType<typeof useShown>) {
  const t = useTextsOf(searchesTexts)
  return (
    <div className={classes.filter}>
      <Choices
        label={t('searches.period')}
        choose={(value) => change('weeks', value)}
        all={LENGTHS.map((length) => ({
          name: t('searches.lastWeeks', { count: length }),
          value: String(length),
          isShown: weeks === length,
        }))}
      />
      <Choices
        label={t('searches.language')}
        choose={(value) => change('language', value)}
        all={[
          { name: t('searches.both'), value: '', isShown: of === undefined },
          ...LANGUAGES.map((one) => ({ name: t(`searches.${one}`), value: one, isShown: of === one })),
        ]}
      />
    </div>
  )
}

function ExportButton({ figures, of }: { figures: SearchFigures | undefined; of: Language | undefined }) {
  const t = useTextsOf(searchesTexts)
  const save = () => {
    if (!figures) return
    const lines = searchesCsv(figuresIn(figures, of), {
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
      languageName: (language) => t(`searches.${language}`),
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
  const failureText = useFailureText()
  const shown = useShown()
  const { data, error, isPending } = useSearchFigures(shown.weeks)
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{routeLabel(route)[language]}</h1>
          <p className={classes.hint}>{t('searches.about')}</p>
        </div>
        <ExportButton figures={data} of={shown.of} />
      </div>
      <Filter {...shown} />
      {error && (
        <Alert color="danger" title={t('searches.failed')} role="alert" mb="md">
          {failureText(error)}
        </Alert>
      )}
      {isPending && <PageLoading />}
      {data && !error && <SearchFiguresView figures={data} of={shown.of} route={route} />}
    </>
  )
}
