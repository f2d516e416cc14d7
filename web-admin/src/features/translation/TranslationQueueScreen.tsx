import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { basesOf } from '@flou/shared/content/routing/routes.ts'
import { exchangeScreen, translationArea } from '@flou/shared/content/types/customScreens.ts'
import type { TranslationRow } from '@flou/shared/translation/queue.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useRights } from '../../core/session/rights.ts'
import { exchangeTexts } from '../../core/texts/exchange.ts'
import { translationTexts } from '../../core/texts/translation.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { KeyHelp } from '../../ui/table/KeyHelp.tsx'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { SelectionBar } from '../../ui/table/Selection.tsx'
import { useRowKeys } from '../../ui/table/useRowKeys.ts'
import { useRowSelection } from '../../ui/table/useRowSelection.ts'
import { useRetainedFocus } from '../../ui/useRetainedFocus.ts'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { TaskFilters } from './TaskFilters.tsx'
import { rowName, TaskTable, type NamedRow } from './TaskTable.tsx'
import { TranslationHead } from './TranslationHead.tsx'
import { FILTERS, filterSearch, readFilters, useQueue, type QueueFilters } from './translationQuery.ts'

const isNarrowed = (filters: QueueFilters) => FILTERS.some((name) => filters[name] !== undefined)

function Empty({ filters }: { filters: QueueFilters }) {
  const t = useTextsOf(translationTexts)
  if (isNarrowed(filters)) return <EmptyState text={t('translation.noneFits')} />
  return <EmptyState icon="check" text={t('translation.none')} hint={t('translation.noneHint')} />
}

const taskName = ({ type, id, language, parentId }: TranslationRow): string =>
  [type, id, language, parentId].filter((part) => part !== undefined).join(':')

function ExportLink({ search }: { search: string }) {
  const t = useTextsOf(exchangeTexts)
  const { office } = useOffice()
  const [to = ''] = basesOf(translationArea, exchangeScreen, office)
  return (
    <Button component={Link} to={`${to}?${search}`} variant="default">
      {t('exchange.export')}
    </Button>
  )
}

function Queue({ filters }: { filters: QueueFilters }) {
  const t = useTextsOf(translationTexts)
  const { canEdit } = useRights()
  const list = useQueue(filters)
  const rows = (list.data?.pages ?? []).flatMap(({ data }) =>
    data.map((row): NamedRow => ({ id: rowName(row), record: row })),
  )
  const isStale = list.isPlaceholderData
  const selection = useRowSelection({ page: rows, scope: filterSearch(filters), isStale })
  const [assigned, setAssigned] = useState<readonly TranslationRow[]>()
  const box = useRetainedFocus({ entries: '[data-task]', inEntry: 'a' })
  const select = (id: string | undefined) => {
    const row = rows.find((one) => one.id === id)
    if (row) selection.toggle(row)
  }
  const keys = useRowKeys(
    { attribute: 'data-task', actions: canEdit ? { selectRow: select } : {} },
    rows.length > 0,
  )
  const isEmpty = list.isSuccess && rows.length === 0
  const selected = [...selection.rows.values()].map(({ record }) => record)
  return (
    <>
      <LoadFailure error={list.error} title={t('translation.failed')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the links inside */}
      <div ref={box} onKeyDown={keys.onKeyDown}>
        {rows.length > 0 && (
          <TaskTable
            rows={rows}
            queue={filterSearch(filters)}
            selection={canEdit ? selection : undefined}
            isStale={isStale}
            onAssign={canEdit ? (row) => setAssigned([row]) : undefined}
          />
        )}
        {isEmpty && !list.hasNextPage && <Empty filters={filters} />}
        <LoadMore list={list} isEmpty={isEmpty} />
        {rows.length > 0 && <KeyHelp names={keys.names} />}
      </div>
      {canEdit && (
        <SelectionBar count={selected.length} onClear={selection.clear}>
          <Button onClick={() => setAssigned(selected)}>{t('translation.assign')}</Button>
          <ExportLink search={`tasks=${selected.map(taskName).join(',')}`} />
        </SelectionBar>
      )}
      {assigned && (
        <AssignDialog rows={assigned} onAssigned={selection.clear} onClose={() => setAssigned(undefined)} />
      )}
    </>
  )
}

export function TranslationQueueScreen({ route }: ScreenProps) {
  const t = useTextsOf(translationTexts)
  const [search, updateSearch] = useUrlSearch()
  const filters = readFilters(search)
  const update = (patch: QueueFilters) =>
    updateSearch(
      (now) =>
        new URLSearchParams(
          filterSearch(readFilters(new URLSearchParams({ ...readFilters(now), ...patch }))),
        ),
      { replace: true },
    )
  return (
    <>
      <TranslationHead route={route} about={t('translation.about')}>
        <ExportLink search={filterSearch(filters)} />
      </TranslationHead>
      <ProgressCard filters={filters} />
      <TaskFilters filters={filters} onChange={update} />
      <Queue filters={filters} />
    </>
  )
}
