import { Button, Checkbox } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { isActive } from '@flou/shared/publishing.ts'
import { SearchBox } from '../../content/SearchBox.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { FurtherPages } from '../../elements/list/FurtherPages.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { EmptyState } from '../../elements/screen/EmptyState.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { publishingTexts } from '../../texts/screens/publishing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { PageTable } from './PageTable.tsx'
import { Runs } from './Runs.tsx'
import { StartRun } from './StartRun.tsx'
import { usePages, useRunCalls, useRuns, type PageFilter } from './usePublishing.ts'
import classes from './Report.module.css'

/** The filter lives in the address, so that it survives a reload and can be sent to a colleague. */
function usePageFilter() {
  const [search, changeSearch] = useAddressSearch()
  const filter: PageFilter = { prefix: search.get('path') ?? '', isFailed: search.get('state') === 'failed' }
  const change = ({ prefix, isFailed }: PageFilter) =>
    changeSearch(
      () =>
        new URLSearchParams({ ...(prefix !== '' && { path: prefix }), ...(isFailed && { state: 'failed' }) }),
      { replace: true },
    )
  return { filter, change }
}

function Filter({ filter, change }: ReturnType<typeof usePageFilter>) {
  const t = useTextsOf(publishingTexts)
  return (
    <div className={classes.filter}>
      <SearchBox
        label={t('publishing.find')}
        className={classes.find}
        keyword={filter.prefix}
        onSearch={(prefix) => change({ prefix, isFailed: false })}
      />
      <Checkbox
        label={t('publishing.onlyFailed')}
        checked={filter.isFailed}
        onChange={(event) => change({ prefix: '', isFailed: event.currentTarget.checked })}
      />
    </div>
  )
}

/** Published pages and their rendering, by hand where that is needed. */
export function PublishingScreen({ route }: ScreenProps) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { start, stop } = useRunCalls()
  const runs = useRuns()
  const { filter, change } = usePageFilter()
  const pages = usePages(filter)
  const rows = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const isBusy =
    start.isPending || (runs.data ?? []).some((run) => isActive(run) && run.request.kind === 'all')
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('publishing.about')}>
        <StartRun isBusy={isBusy} onStart={(request) => start.mutate(request)} />
      </ScreenHead>
      <LoadFailure error={pages.error ?? runs.error} title={t('publishing.unloaded')} />
      {runs.data && <Runs runs={runs.data} onStop={(id) => stop.mutate(id)} />}
      <div className={classes.head}>
        <h2>{t('publishing.pages')}</h2>
        {rows.some((row) => row.error !== undefined) && (
          <Button variant="light" color="danger" onClick={() => start.mutate({ kind: 'failed' })}>
            {t('publishing.renderFailed')}
          </Button>
        )}
        <Filter filter={filter} change={change} />
      </div>
      {pages.isPending && <PageLoading />}
      {pages.isSuccess && rows.length === 0 && (
        <EmptyState text={t(filter.isFailed ? 'publishing.noneFailed' : 'publishing.none')} />
      )}
      {rows.length > 0 && (
        <PageTable
          rows={rows}
          isStale={pages.isPlaceholderData}
          onRender={(path) => start.mutate({ kind: 'pages', paths: [path] })}
        />
      )}
      <FurtherPages list={pages} />
    </>
  )
}
