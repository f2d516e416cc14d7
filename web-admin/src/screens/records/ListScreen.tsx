import { useMemo } from 'react'
import { useParams } from 'react-router'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isApiError } from '../../api/apiError.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import type { ScreenProps } from '../../offices/office.ts'
import { listTexts } from '../../texts/lists.ts'
import { useLanguage, useTextsOf } from '../../texts/useText.ts'
import { apiUrlOf, listPathOf } from '../../content/routePaths.ts'
import { VisibleFields } from './VisibleFields.tsx'
import { MissingRecord } from '../../content/record/MissingRecord.tsx'
import { AboveList } from './AboveList.tsx'
import { BulkDialog } from '../../content/list/bulk/BulkDialog.tsx'
import { useBulk } from '../../content/list/bulk/useBulk.ts'
import { EmptyList } from '../../content/list/EmptyList.tsx'
import { Pager } from '../../content/list/Pager.tsx'
import { RecordActions } from '../../content/list/select/RecordActions.tsx'
import { useRowSelection } from '../../elements/list/useRowSelection.ts'
import { columnsOf } from '../../content/list/table/columns.ts'
import { RecordTable } from '../../content/list/table/RecordTable.tsx'
import { ListToolbar } from '../../content/list/toolbar/ListToolbar.tsx'
import { useList, type List } from '../../content/list/useList.ts'
import { ListHead, type ListProps } from './ListHead.tsx'
import { useRowTools } from '../../content/list/useRowTools.tsx'
import classes from './ListScreen.module.css'
import { lazyPart } from '../../elements/lazyPart.tsx'
import { useRetainedFocus } from '../../elements/useRetainedFocus.ts'

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
  const selection = useRowSelection({ page: rows, scope: `${path} ${isTrash}` })
  const bulk = useBulk(path, selection.clear)
  const { tools, dialog } = useRowTools({ route, type, list: url, apiUrl: path, isTrash, bulk })
  const columns = useMemo(() => columnsOf(type, query.columns), [type, query.columns.join(',')]) // eslint-disable-line
  const box = useRetainedFocus(ROWS)
  return (
    <div ref={box}>
      {data && rows.length === 0 && <EmptyList query={query} updateQuery={updateQuery} />}
      {data && rows.length > 0 && (
        <>
          <RecordTable
            label={routeLabel(route)[language]}
            columns={columns}
            rows={rows}
            tools={tools}
            selection={selection}
            query={query}
            onSort={(sort, order) => updateQuery({ sort, order })}
            isStale={result.isPlaceholderData}
          />
          <Pager
            query={query}
            total={data.total ?? rows.length}
            totalPage={data.totalPage ?? 1}
            updateQuery={updateQuery}
          />
        </>
      )}
      <RecordActions type={type} selection={selection} bulk={bulk} isTrash={isTrash} />
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
      {query.state === 'trashed' && (
        <p className={classes.hint}>{t('list.trashHint', { days: LIMITS.trashDays })}</p>
      )}
      <LoadFailure error={result.error} title={t('shell.listFailed')} onRetry={result.refetch} />
      {result.isPending && <PageLoading />}
      <Rows {...props} />
    </>
  )
}

const ArrangeView = lazyPart(
  async () => (await import('../../content/arrange/ArrangeView.tsx')).ArrangeView,
  {
    Placeholder: PageLoading,
  },
)

function TypeList(props: ListProps) {
  const { type, path, list: url } = props
  const list = useList(type, path)
  const { query, updateQuery, result } = list
  const isTrash = query.state === 'trashed'
  // the list's parent record does not exist
  if (isApiError(result.error, 'not_found')) return <MissingRecord />
  return (
    <>
      {!isTrash && <AboveList route={props.route} />}
      <ListHead {...props} query={query} updateQuery={updateQuery} />
      {query.view === 'table' ? (
        <Table {...props} list={list} url={url} />
      ) : (
        <ArrangeView {...props} apiUrl={path} />
      )}
    </>
  )
}
