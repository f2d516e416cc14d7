import { useMemo, useRef, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import type { References } from '../../fields/kindModule.ts'
import type { CellContext } from './model/cells.ts'
import type { GridColumn } from './model/columns.ts'
import { addRow, type GridSchema } from './model/edits.ts'
import { errorsOf, isChanged, type GridRow, type RowErrors } from './model/rows.ts'
import { useHistory } from './useHistory.ts'

type Rows = readonly GridRow[]

interface Options {
  type: ContentType
  columns: readonly GridColumn[]
  rows: Rows
  references: References
}

const numberOf = ({ key }: GridRow) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0)

function errorCache(columns: readonly GridColumn[], type: ContentType) {
  const cached = new WeakMap<GridRow, RowErrors>()
  return (row: GridRow): RowErrors => {
    const errors = cached.get(row) ?? errorsOf(row, columns, type)
    cached.set(row, errors)
    return errors
  }
}

export function useGrid({ type, columns, rows: read, references }: Options) {
  const language = useLanguage()
  const { now: rows, edit, reset, ...steps } = useHistory<Rows>(read)
  const [refused, setRefused] = useState<ReadonlyMap<GridRow, RowErrors>>(new Map())
  const lastNumber = useRef(0)
  const ownErrors = useMemo(() => errorCache(columns, type), [columns, type])
  const context = useMemo<CellContext>(() => ({ language, references }), [language, references])
  const nextNumber = () => (lastNumber.current = Math.max(lastNumber.current, ...rows.map(numberOf)) + 1)
  const shape: GridSchema = { type, columns, context, nextNumber }
  return {
    rows,
    shape,
    context,
    edit,
    ...steps,
    changed: rows.filter(isChanged),
    addRow: () => edit((rows) => addRow(rows, shape)),
    /** A server error applies until its row is edited. */
    errorsFor: (row: GridRow): RowErrors => {
      const refusal = refused.get(row)
      return refusal ? { ...refusal, ...ownErrors(row) } : ownErrors(row)
    },
    refuse: setRefused,
    /** Replaces the rows after a save; clears the undo history and server errors. */
    reset: (update: (now: Rows) => Rows) => {
      setRefused(new Map())
      reset(update)
    },
  }
}
export type Grid = ReturnType<typeof useGrid>
