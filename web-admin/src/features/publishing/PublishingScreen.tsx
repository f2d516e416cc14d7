import { Button, Checkbox } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { isActive } from '@flou/shared/publishing/publishing.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { publishingTexts } from '../../core/texts/publishing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { PageTable } from './PageTable.tsx'
import { PublishRuns } from './PublishRuns.tsx'
import { StartPublishRun } from './StartPublishRun.tsx'
import { usePages, usePublishRunActions, usePublishRuns, type PageFilter } from './usePublishing.ts'
import classes from './Report.module.css'

function usePageFilter() {
  const [search, updateSearch] = useUrlSearch()
  const filter: PageFilter = { prefix: search.get('path') ?? '', isFailed: search.get('state') === 'failed' }
  const updateFilter = ({ prefix, isFailed }: PageFilter) =>
    updateSearch(
      () =>
        new URLSearchParams({ ...(prefix !== '' && { path: prefix }), ...(isFailed && { state: 'failed' }) }),
      { replace: true },
    )
  return { filter, updateFilter }
}

function Filter({ filter, updateFilter }: ReturnType<typeof usePageFilter>) {
  const t = useTextsOf(publishingTexts)
  return (
    <div className={classes.filter}>
      <SearchBox
        label={t('publishing.find')}
        className={classes.find}
        keyword={filter.prefix}
        onSearch={(prefix) => updateFilter({ prefix, isFailed: false })}
      />
      <Checkbox
        name="isFailed"
        label={t('publishing.onlyFailed')}
        checked={filter.isFailed}
        onChange={(event) => updateFilter({ prefix: '', isFailed: event.currentTarget.checked })}
      />
    </div>
  )
}

export function PublishingScreen({ route }: ScreenProps) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { start, stop } = usePublishRunActions()
  const publishRuns = usePublishRuns()
  const { filter, updateFilter } = usePageFilter()
  const pages = usePages(filter)
  const rows = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const isBusy =
    start.isPending ||
    (publishRuns.data ?? []).some((publishRun) => isActive(publishRun) && publishRun.request.kind === 'all')
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('publishing.about')}>
        <StartPublishRun isBusy={isBusy} onStart={(request) => start.mutate(request)} />
      </ScreenHead>
      <LoadFailure error={pages.error ?? publishRuns.error} title={t('publishing.unloaded')} />
      {publishRuns.data && <PublishRuns publishRuns={publishRuns.data} onStop={(id) => stop.mutate(id)} />}
      <div className={classes.head}>
        <h2>{t('publishing.pages')}</h2>
        {rows.some((row) => row.error !== undefined) && (
          <Button variant="light" color="danger" onClick={() => start.mutate({ kind: 'failed' })}>
            {t('publishing.renderFailed')}
          </Button>
        )}
        <Filter filter={filter} updateFilter={updateFilter} />
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
      <LoadMore list={pages} />
    </>
  )
}
