import type { ListRow } from '@flou/shared/api.ts'
import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { canSort, type ListQuery } from '../listQuery.ts'
import { SelectAllCell } from '../../ui/table/Selection.tsx'
import type { RowSelection } from '../../ui/table/useRowSelection.ts'
import type { Column } from './columns.ts'
import classes from './RecordTable.module.css'

interface HeadingProps {
  column: Column
  total: number
  query: ListQuery
  onSort: (sort: string, order: ListQuery['order']) => void
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

function Heading({ column, query, total, onSort }: HeadingProps) {
  const t = useTextsOf(listTexts)
  const label = column.label[useLanguage()]
  const isSorted = query.sort === column.name
  if (!column.isSortable || !canSort(query, total)) return <th scope="col">{label}</th>
  return (
    <th scope="col" aria-sort={isSorted ? ARIA_SORT[query.order] : 'none'}>
      <button
        type="button"
        title={t('list.sortBy', { column: label })}
        onClick={() => onSort(column.name, isSorted && query.order === 'asc' ? 'desc' : 'asc')}
      >
        {label}
        {isSorted && <Icon name={query.order === 'asc' ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  )
}

interface Props extends Omit<HeadingProps, 'column'> {
  columns: readonly Column[]
  rows: readonly ListRow[]
  hasState: boolean
  selection: RowSelection<ListRow>
}

export function TableHead({ columns, rows, hasState, selection, query, total, onSort }: Props) {
  const t = useTextsOf(listTexts)
  const isTrash = query.state === 'trashed'
  const selected = rows.filter(({ id }) => selection.rows.has(id)).length
  return (
    <>
      <SelectAllCell
        isAll={selected === rows.length}
        isMixed={selected > 0 && selected < rows.length}
        onToggle={selection.togglePage}
      />
      {columns.map((column) => (
        <Heading key={column.name} column={column} query={query} total={total} onSort={onSort} />
      ))}
      {(isTrash || hasState) && <th scope="col">{t(isTrash ? 'list.deleted' : 'list.state')}</th>}
      <th scope="col">{t(isTrash ? 'list.daysLeft' : 'list.updated')}</th>
      <th scope="col" className={classes.right}>
        {t('shell.actions')}
      </th>
    </>
  )
}
