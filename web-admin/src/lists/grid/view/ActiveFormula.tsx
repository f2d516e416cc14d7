import { RUPIAH_SCALE } from '../../../core/records/amounts.ts'
import { WorkedExample } from '../../../fields/formula/WorkedExample.tsx'
import { cellText } from '../model/cells.ts'
import { valueOf } from '../model/rows.ts'
import type { Grid } from '../useGrid.ts'
import type { CellSelection } from '../control/useCellSelection.ts'

export function ActiveFormula({ grid, selection }: { grid: Grid; selection: CellSelection }) {
  const { columns, type, context } = grid.shape
  const column = columns[selection.active.column]
  const row = grid.rows[selection.active.row]
  if (!column || !row || column.field.kind !== 'formula') return null
  const amount = (key: string, scale: number) => {
    const other = columns.find((one) => one.key === key)
    const value = other && valueOf(row, other, type)
    return typeof value === 'number' && value > 0 ? value / scale : undefined
  }
  const price = amount('price', RUPIAH_SCALE)
  const billingItemValue = amount('billingItemValue', 1)
  const recordValues = { ...(price && { price }), ...(billingItemValue && { billingItemValue }) }
  return (
    <WorkedExample
      key={row.key}
      text={cellText(valueOf(row, column, type), column, context)}
      type={type}
      recordValues={recordValues}
    />
  )
}
