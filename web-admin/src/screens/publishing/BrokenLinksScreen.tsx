import { Alert, Button } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { BrokenLinkPlace } from '@flou/shared/publishing.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { SearchBox } from '../../content/SearchBox.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { brokenLinksTexts } from '../../texts/screens/brokenLinks.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { BrokenLinkTable } from './BrokenLinkTable.tsx'
import { countText, useBrokenLinks } from './useBrokenLinks.ts'
import classes from './Publishing.module.css'

const PLACES: readonly BrokenLinkPlace[] = ['page', 'shell']

/** What is shown lives in the address, so that it survives a reload and can be sent to a colleague. */
function useFilter() {
  const [search, changeSearch] = useAddressSearch()
  const place: BrokenLinkPlace = search.get('place') === 'shell' ? 'shell' : 'page'
  const prefix = search.get('target') ?? ''
  const change = (next: { place?: BrokenLinkPlace; prefix?: string }) => {
    const wanted = { place, prefix, ...next }
    changeSearch(
      () =>
        new URLSearchParams({
          ...(wanted.place === 'shell' && { place: 'shell' }),
          ...(wanted.prefix !== '' && { target: wanted.prefix }),
        }),
      { replace: true },
    )
  }
  return { place, prefix, change }
}

function Filter({ place, prefix, change }: ReturnType<typeof useFilter>) {
  const t = useTextsOf(brokenLinksTexts)
  const totals = {
    page: useBrokenLinks('page', prefix).data?.pages[0]?.total,
    shell: useBrokenLinks('shell', prefix).data?.pages[0]?.total,
  }
  return (
    <div className={classes.filter}>
      <Button.Group aria-label={t('broken.places')} className={classes.choice}>
        {PLACES.map((one) => (
          <Button
            key={one}
            variant={one === place ? 'filled' : 'default'}
            aria-pressed={one === place}
            onClick={() => change({ place: one })}
          >
            {t(`broken.${one}`, { count: countText(totals[one]) })}
          </Button>
        ))}
      </Button.Group>
      <SearchBox
        label={t('broken.find')}
        className={classes.find}
        keyword={prefix}
        onSearch={(next) => change({ prefix: next })}
      />
    </div>
  )
}

/** Links of published pages that lead nowhere: what staff mend before visitors meet it. */
export function BrokenLinksScreen({ route }: ScreenProps) {
  const t = useTextsOf(brokenLinksTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const filter = useFilter()
  const report = useBrokenLinks(filter.place, filter.prefix)
  const rows = report.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>{routeLabel(route)[language]}</h1>
          <p className={classes.sub}>{t('broken.about')}</p>
        </div>
        <Filter {...filter} />
      </div>
      {report.error && (
        <Alert color="danger" title={t('broken.unloaded')} role="alert" mb="md">
          {failureText(report.error)}
        </Alert>
      )}
      {report.isPending && <PageLoading />}
      {report.isSuccess && rows.length === 0 && (
        <p className={classes.empty} data-empty="">
          {t(filter.prefix === '' ? 'broken.none' : 'broken.noneFits')}
        </p>
      )}
      {rows.length > 0 && (
        <BrokenLinkTable rows={rows} isShell={filter.place === 'shell'} isStale={report.isPlaceholderData} />
      )}
      {report.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={report.isFetchingNextPage}
          onClick={() => void report.fetchNextPage()}
        >
          {t('broken.more')}
        </Button>
      )}
    </>
  )
}
