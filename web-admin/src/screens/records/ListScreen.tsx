import { Alert, Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { Icon } from '../../elements/Icon.tsx'
import { PageLoading } from '../../elements/PageLoading.tsx'
import type { ScreenProps } from '../screenProps.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { apiAddress, listAddress, sectionsOfList } from '../../content/address.ts'
import { ShownType } from './ShownType.tsx'
import { useParentTitled } from './useParentTitled.ts'
import { ReceiptSlot } from '../../content/receipt/ReceiptSlot.tsx'
import { MissingRecord } from '../../content/MissingRecord.tsx'
import { AboveList } from './AboveList.tsx'
import { BulkDialog } from '../../content/list/bulk/BulkDialog.tsx'
import { useBulk } from '../../content/list/bulk/useBulk.ts'
import { EmptyList } from '../../content/list/EmptyList.tsx'
import { Pager } from '../../content/list/Pager.tsx'
import { ViewChoice } from '../../content/list/ViewChoice.tsx'
import { SelectionBar } from '../../content/list/select/SelectionBar.tsx'
import { useSelection } from '../../content/list/select/useSelection.ts'
import { columnsOf } from '../../content/list/table/columns.ts'
import { RecordTable } from '../../content/list/table/RecordTable.tsx'
import { ListToolbar } from '../../content/list/toolbar/ListToolbar.tsx'
import { useList, type List } from '../../content/list/useList.ts'
import { NotBuiltBadge } from '../../offices/NotBuiltBadge.tsx'
import { ParentLink } from './ParentLink.tsx'
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

interface Props extends ScreenProps {
  type: ContentType
  list: string
  address: string
}

function Head({ route, type, list, address, query, change }: Props & Pick<List, 'query' | 'change'>) {
  const t = useText()
  const language = useLanguage()
  const title = useParentTitled(route)(routeLabel(route)[language])
  const sections = sectionsOfList(route, useParams(), language)
  const isTrash = query.state === 'trashed'
  return (
    <>
      <ParentLink route={route} />
      <div className={classes.head}>
        <h1>{isTrash ? `${title}: ${t('list.trash')}` : title}</h1>
        <NotBuiltBadge area={route.area} />
        <ReceiptSlot address={address} />
        <ViewChoice type={type} query={query} change={change} />
        {sections.map(({ label, url }) => (
          <Button
            key={url}
            component={Link}
            to={url}
            variant="default"
            leftSection={<Icon name="settings" />}
          >
            {label}
          </Button>
        ))}
        {!isTrash && type.grid && (
          <Button
            component={Link}
            to={`${list}/${type.grid.path}`}
            variant="default"
            leftSection={<Icon name="table" />}
          >
            {type.grid.label[language]}
          </Button>
        )}
        {!isTrash && (
          <Button component={Link} to={`${list}/add`} leftSection={<Icon name="add" />}>
            {t('list.add', { name: type.label[language] })}
          </Button>
        )}
      </div>
    </>
  )
}

function Failure({ result: { error, refetch } }: Pick<List, 'result'>) {
  const t = useText()
  const failureText = useFailureText()
  if (!error) return null
  return (
    <Alert color="danger" title={t('list.failed')} role="alert" mb="md">
      <p>{failureText(error)}</p>
      <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
        {t('shell.retry')}
      </Button>
    </Alert>
  )
}

const NO_ROWS = [] as const
const ROWS = { entries: 'tbody tr', inEntry: '[data-name] a, td:last-child button' }

/** The page of rows that the address asks for, with what can be done to them. */
function Rows({
  list: { query, change, result },
  ...props
}: Omit<Props, 'list'> & { list: List; url: string }) {
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
      <SelectionBar type={type} selection={selection} bulk={bulk} isTrash={isTrash} />
      <BulkDialog bulk={bulk} />
      {dialog}
    </div>
  )
}

/** The rows with what narrows them, or why there are none. */
function Table(props: Omit<Props, 'list'> & { list: List; url: string }) {
  const { type, address, list } = props
  const { query, change, result } = list
  const t = useText()
  return (
    <>
      <ListToolbar key={address} type={type} address={address} query={query} change={change} />
      {query.state === 'trashed' && (
        <p className={classes.hint}>{t('list.trashHint', { days: LIMITS.trashDays })}</p>
      )}
      <Failure result={result} />
      {result.isPending && <PageLoading />}
      <Rows {...props} />
    </>
  )
}

/** Loaded when a list is first arranged. */
const ArrangeView = later(async () => (await import('../../content/arrange/ArrangeView.tsx')).ArrangeView, {
  Waiting: PageLoading,
})

function TypeList(props: Props) {
  const { type, address, list: url } = props
  const list = useList(type, address)
  const { query, change, result } = list
  const isTrash = query.state === 'trashed'
  // a list below a record that is not there
  if (isApiError(result.error, 'not_found')) return <MissingRecord />
  return (
    <>
      {!isTrash && <AboveList route={props.route} />}
      <Head {...props} query={query} change={change} />
      {query.view === 'table' ? <Table {...props} list={list} url={url} /> : <ArrangeView {...props} />}
    </>
  )
}
