import { useMemo } from 'react'
import { useParams } from 'react-router'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import type { ScreenProps } from '../../core/offices/office.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { apiUrlOf, listPathOf } from '../../core/records/routePaths.ts'
import { VisibleFields } from './VisibleFields.tsx'
import { MissingRecord } from '../../lists/MissingRecord.tsx'
import { BulkDialog } from '../../lists/bulk/BulkDialog.tsx'
import { useBulk } from '../../lists/bulk/useBulk.ts'
import { EmptyList, isInvitation } from '../../lists/EmptyList.tsx'
import { Pager } from '../../lists/Pager.tsx'
import { RecordActions } from '../../lists/bulk/RecordActions.tsx'
import { useRowSelection } from '../../ui/table/useRowSelection.ts'
import { columnsOf } from '../../lists/table/columns.ts'
import { RecordTable } from '../../lists/table/RecordTable.tsx'
import { ActiveFilters } from '../../lists/filters/ActiveFilters.tsx'
import { ListToolbar } from '../../lists/toolbar/ListToolbar.tsx'
import { useList, type List } from '../../lists/useList.ts'
import { ListHead, type ListProps } from './ListHead.tsx'
import { useRowTools } from '../../lists/useRowTools.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useRetainedFocus } from '../../ui/useRetainedFocus.ts'

export function ListScreen({ route }: ScreenProps) {
  const params = useParams()
  return (
    <VisibleFields route={route}>
      {(type) => (
        <TypeList route={route} type={type} list={listPathOf(route, params)} path={apiUrlOf(route, params)} />
      )}
    </VisibleFields>
  )
}

const NO_ROWS = [] as const
const ROWS = { entries: 'tbody tr', inEntry: '[data-name] a, td:last-child button' }

function Rows({
  list: { query, updateQuery, result },
  ...props
}: Omit<ListProps, 'list'> & { list: List; url: string }) {
  const { route, type, path, url } = props
  const language = useLanguage()
  const isTrash = query.state === 'trashed'
  const { data } = result
  const rows = data?.data ?? NO_ROWS
  const { state, keyword, filters } = query
  const selection = useRowSelection({
    page: rows,
    scope: JSON.stringify([path, state, keyword, filters]),
    isStale: result.isPlaceholderData,
  })
  const bulk = useBulk(type, path, selection.clear)
  const { tools, dialog } = useRowTools({ route, type, list: url, apiUrl: path, isTrash, bulk })
  const columns = useMemo(() => columnsOf(type, query.columns), [type, query.columns.join(',')]) // eslint-disable-line
  const box = useRetainedFocus(ROWS)
  return (
    <div ref={box}>
      {data && rows.length === 0 && (
        <EmptyList type={type} list={url} query={query} updateQuery={updateQuery} />
      )}
      {data && rows.length > 0 && (
        <>
          <RecordTable
            label={routeLabel(route)[language]}
            columns={columns}
            rows={rows}
            tools={tools}
            selection={selection}
            query={query}
            total={data.total ?? rows.length}
            onSort={(sort, order) => updateQuery({ sort, order })}
            isStale={result.isPlaceholderData}
          />
          <Pager
            query={query}
            total={data.total ?? rows.length}
            isMinimum={data.isTotalMinimum}
            totalPage={data.totalPage ?? 1}
            updateQuery={updateQuery}
          />
        </>
      )}
      <RecordActions
        type={type}
        selection={selection}
        bulk={bulk}
        isTrash={isTrash}
        apiUrl={path}
        query={query}
      />
      <BulkDialog bulk={bulk} />
      {dialog}
    </div>
  )
}

function Table(props: Omit<ListProps, 'list'> & { list: List; url: string }) {
  const { type, path, list } = props
  const { query, updateQuery, result } = list
  const t = useTextsOf(listTexts)
  return (
    <>
      <ListToolbar key={path} type={type} apiUrl={path} query={query} updateQuery={updateQuery} />
      {query.state !== 'trashed' && (
        <ActiveFilters type={type} apiUrl={path} query={query} updateQuery={updateQuery} />
      )}
      {query.state === 'trashed' && <FieldHint>{t('list.trashHint', { days: LIMITS.trashDays })}</FieldHint>}
      <LoadFailure error={result.error} title={t('shell.listFailed')} onRetry={result.refetch} />
      {result.isPending && <PageLoading />}
      <Rows {...props} />
    </>
  )
}

const ArrangeView = lazyPart(async () => (await import('../../lists/arrange/ArrangeView.tsx')).ArrangeView, {
  Placeholder: PageLoading,
})

function TypeList(props: ListProps) {
  const { type, path, list: url } = props
  const list = useList(type, path)
  const { query, updateQuery, result } = list
  // the list's parent record does not exist
  if (isApiError(result.error, 'not_found')) return <MissingRecord />
  return (
    <>
      <ListHead
        {...props}
        query={query}
        updateQuery={updateQuery}
        isEmpty={isInvitation(query, result.data?.data.length)}
      />
      {query.view === 'table' ? (
        <Table {...props} list={list} url={url} />
      ) : (
        <ArrangeView {...props} apiUrl={path} />
      )}
    </>
  )
}
