import { memo } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { editPathOf } from '../../core/records/routePaths.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { ChangeRequestBadge } from './ChangeRequestBadge.tsx'
import type { ListQuery } from '../listQuery.ts'
import { SelectCell } from '../../ui/table/Selection.tsx'
import { Excerpt } from '../../ui/Excerpt.tsx'
import { Table } from '../../ui/table/Table.tsx'
import table from '../../ui/table/Table.module.css'
import type { RowSelection } from '../../ui/table/useRowSelection.ts'
import { TextCell } from '../../fields/cells.tsx'
import { partsOf } from '../../fields/kinds.ts'
import type { Column } from './columns.ts'
import { RowActions, type RowTools } from './RowActions.tsx'
import { RowStatus } from './RowStatus.tsx'
import { TableHead } from './TableHead.tsx'
import { TrashCells } from './TrashCells.tsx'
import cellClasses from '../../fields/Cells.module.css'
import classes from './RecordTable.module.css'

function Cell({ column, row, list }: { column: Column; row: ListRow; list: string | undefined }) {
  const { field, name, isName } = column
  const to = isName && list !== undefined ? editPathOf(list, row.id) : undefined
  if (!field) return <TextCell value={row[name]} to={to} />
  const { Cell: FieldCell } = partsOf(field)
  return <FieldCell field={field} value={row[name]} to={to} />
}

function StateCells({ row, tools: { hasState, type } }: Pick<RowProps, 'row' | 'tools'>) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  return (
    <>
      {hasState && (
        <td data-label={t('list.state')}>
          <RowStatus row={row} />
          <ChangeRequestBadge type={type} id={row.id} />
        </td>
      )}
      <td className={cellClasses.updated} data-label={t('list.updated')}>
        {!hasState && <ChangeRequestBadge type={type} id={row.id} />}
        {timeText(row.updated, language)}
        <span className={cellClasses.other}>{row.updatedBy}</span>
      </td>
    </>
  )
}

interface RowProps {
  row: ListRow
  columns: readonly Column[]
  tools: RowTools
  isSelected: boolean
  onSelect: RowSelection<ListRow>['toggle']
}

const Row = memo(function Row({ row, columns, tools, isSelected, onSelect }: RowProps) {
  const language = useLanguage()
  const title = localizedText(row.titles, language).text || String(row.id)
  return (
    <tr data-selected={isSelected || undefined}>
      <SelectCell title={title} isSelected={isSelected} onToggle={(isRange) => onSelect(row, isRange)} />
      {columns.map((column) => (
        <td
          key={column.name}
          className={column.isName ? table.what : undefined}
          data-name={column.isName || undefined}
          data-label={column.isName ? undefined : column.label[language]}
        >
          <Cell column={column} row={row} list={tools.isTrash ? undefined : tools.list} />
          {column.isName && row.excerpt !== undefined && <Excerpt parts={row.excerpt} />}
        </td>
      ))}
      {tools.isTrash ? <TrashCells row={row} /> : <StateCells row={row} tools={tools} />}
      <td>
        <RowActions row={row} tools={tools} />
      </td>
    </tr>
  )
})

interface Props {
  label: string
  columns: readonly Column[]
  rows: readonly ListRow[]
  tools: RowTools
  selection: RowSelection<ListRow>
  query: ListQuery
  total: number
  onSort: (sort: string, order: ListQuery['order']) => void
  isStale: boolean
}

export function RecordTable({
  label,
  columns,
  rows,
  tools,
  selection,
  query,
  total,
  onSort,
  isStale,
}: Props) {
  return (
    <Table
      label={label}
      head={
        <TableHead
          columns={columns}
          rows={rows}
          hasState={tools.hasState}
          selection={selection}
          query={query}
          total={total}
          onSort={onSort}
        />
      }
      isStale={isStale}
      className={classes.records}
    >
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          columns={columns}
          tools={tools}
          isSelected={selection.rows.has(row.id)}
          onSelect={selection.toggle}
        />
      ))}
    </Table>
  )
}
