import { useMemo } from 'react'
import { useParams } from 'react-router'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isApiError } from '../../api/apiError.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { apiAddress, listAddress } from '../../content/address.ts'
import { ShownType } from './ShownType.tsx'
import { MissingRecord } from '../../content/MissingRecord.tsx'
import { AboveList } from './AboveList.tsx'
import { BulkDialog } from '../../content/list/bulk/BulkDialog.tsx'
import { useBulk } from '../../content/list/bulk/useBulk.ts'
import { EmptyList } from '../../content/list/EmptyList.tsx'
import { Pager } from '../../content/list/Pager.tsx'
import { RecordActions } from '../../content/list/select/RecordActions.tsx'
import { useSelection } from '../../content/list/select/useSelection.ts'
import { columnsOf } from '../../content/list/table/columns.ts'
import { RecordTable } from '../../content/list/table/RecordTable.tsx'
import { ListToolbar } from '../../content/list/toolbar/ListToolbar.tsx'
import { useList, type List } from '../../content/list/useList.ts'
import { ListHead, type ListProps } from './ListHead.tsx'
import { useRowTools } from '../../content/list/useRowTools.tsx'
import classes from './ListScreen.module.css'
import { later } from '../../elements/later.tsx'
import { useKeptFocus } from '../../elements/useKeptFocus.ts'

/** The list of a content type, derived from its declaration. */
export function ListScreen({ route }: ScreenProps) {
  const params = useParams()
  return (
    <ShownType route={route}>
      {(type) => (
        <TypeList
          route={route}
          type={type}
          list={listAddress(route, params)}
          address={apiAddress(route, params)}
        />
      )}
    </ShownType>
  )
}

const NO_ROWS = [] as const
const ROWS = { entries: 'tbody tr', inEntry: '[data-name] a, td:last-child button' }

/** The page of rows that the address asks for, with what can be done to them. */
function Rows({
  list: { query, change, result },
  ...props
}: Omit<ListProps, 'list'> & { list: List; url: string }) {
  const { route, type, address, url } = props
  const language = useLanguage()
  const isTrash = query.state === 'trashed'
  const { data } = result
  const rows = data?.data ?? NO_ROWS
  const selection = useSelection(rows, `${address} ${isTrash}`)
  const bulk = useBulk(address, selection.clear)
  const { tools, dialog } = useRowTools({ route, type, list: url, address, isTrash, bulk })
  const columns = useMemo(() => columnsOf(type, query.columns), [type, query.columns.join(',')]) // eslint-disable-line
  const box = useKeptFocus(ROWS)
  return (
    <div ref={box}>
      {data && rows.length === 0 && <EmptyList query={query} change={change} />}
      {data && rows.length > 0 && (
        <>
          <RecordTable
            label={routeLabel(route)[language]}
            columns={columns}
            rows={rows}
            tools={tools}
            selection={selection}
            query={query}
            onSort={(sort, order) => change({ sort, order })}
            isStale={result.isPlaceholderData}
          />
          <Pager
            query={query}
            total={data.total ?? rows.length}
            totalPage={data.totalPage ?? 1}
            change={change}
          />
        </>
      )}
      <RecordActions type={type} selection={selection} bulk={bulk} isTrash={isTrash} />
      <BulkDialog bulk={bulk} />
      {dialog}
    </div>
  )
}

/** The rows with what narrows them, or why there are none. */
function Table(props: Omit<ListProps, 'list'> & { list: List; url: string }) {
  const { type, address, list } = props
  const { query, change, result } = list
  const t = useText()
  return (
    <>
      <ListToolbar key={address} type={type} address={address} query={query} change={change} />
      {query.state === 'trashed' && (
        <p className={classes.hint}>{t('list.trashHint', { days: LIMITS.trashDays })}</p>
      )}
      <LoadFailure error={result.error} title={t('list.failed')} onRetry={result.refetch} />
      {result.isPending && <PageLoading />}
      <Rows {...props} />
    </>
  )
}

/** Loaded when a list is first arranged. */
const ArrangeView = later(async () => (await import('../../content/arrange/ArrangeView.tsx')).ArrangeView, {
  Waiting: PageLoading,
})

function TypeList(props: ListProps) {
  const { type, address, list: url } = props
  const list = useList(type, address)
  const { query, change, result } = list
  const isTrash = query.state === 'trashed'
  // a list below a record that is not there
  if (isApiError(result.error, 'not_found')) return <MissingRecord />
  return (
    <>
      {!isTrash && <AboveList route={props.route} />}
      <ListHead {...props} query={query} change={change} />
      {query.view === 'table' ? <Table {...props} list={list} url={url} /> : <ArrangeView {...props} />}
    </>
  )
}
