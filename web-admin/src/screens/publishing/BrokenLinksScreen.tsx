import { Alert, Button, NativeSelect } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import {
  BROKEN_COUNTED,
  BROKEN_ORDERS,
  BROKEN_SORTED,
  type BrokenLinkPlace,
  type BrokenOrder,
} from '@flou/shared/publishing.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { SearchBox } from '../../content/SearchBox.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { brokenLinksTexts } from '../../texts/screens/brokenLinks.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { BrokenLinkTable } from './BrokenLinkTable.tsx'
import { countText, useBrokenLinks, type BrokenLinksQuery } from './useBrokenLinks.ts'
import classes from './BrokenLinks.module.css'
import layout from './Report.module.css'

const PLACES: readonly BrokenLinkPlace[] = ['page', 'shell']

/** What is shown lives in the address, so that it survives a reload and can be sent to a colleague. */
function useFilter() {
  const [search, changeSearch] = useAddressSearch()
  const place: BrokenLinkPlace = search.get('place') === 'shell' ? 'shell' : 'page'
  const prefix = search.get('target') ?? ''
  const order = BROKEN_ORDERS.find((one) => one === search.get('sort')) ?? 'target'
  const change = (next: Partial<BrokenLinksQuery>) => {
    const wanted = { place, prefix, order, ...next }
    changeSearch(
      () =>
        new URLSearchParams({
          ...(wanted.place === 'shell' && { place: 'shell' }),
          ...(wanted.prefix !== '' && { target: wanted.prefix }),
          ...(wanted.order !== 'target' && { sort: wanted.order }),
        }),
      { replace: true },
    )
  }
  return { place, prefix, order, change }
}

function Filter({ place, prefix, order, change }: ReturnType<typeof useFilter>) {
  const t = useTextsOf(brokenLinksTexts)
  const totals = {
    page: useBrokenLinks({ place: 'page', prefix, order }).data?.pages[0]?.total,
    shell: useBrokenLinks({ place: 'shell', prefix, order }).data?.pages[0]?.total,
  }
  return (
    <div className={layout.filter}>
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
        className={layout.find}
        keyword={prefix}
        onSearch={(next) => change({ prefix: next })}
      />
      <NativeSelect
        aria-label={t('broken.sort')}
        value={order}
        data={BROKEN_ORDERS.map((value) => ({ value, label: t(`broken.sort.${value}`) }))}
        onChange={(event) => change({ order: event.currentTarget.value as BrokenOrder })} // one of its options
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
  const report = useBrokenLinks(filter)
  const isSortedInPart = filter.order !== 'target' && (report.data?.pages[0]?.total ?? 0) >= BROKEN_COUNTED
  const rows = report.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <div className={layout.head}>
        <div>
          <h1>{routeLabel(route)[language]}</h1>
          <p className={layout.sub}>{t('broken.about')}</p>
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
        <p className={layout.empty} data-empty="">
          {t(filter.prefix === '' ? 'broken.none' : 'broken.noneFits')}
        </p>
      )}
      {isSortedInPart && <p className={layout.sub}>{t('broken.sortedPart', { count: BROKEN_SORTED })}</p>}
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
