import { useState } from 'react'
import type { BatchCheck } from '@flou/shared/content/batch.ts'
import { api } from '../../../core/session/current.ts'
import { serverErrors } from '../../../core/records/formErrors.ts'
import { displayText } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import type { GridSchema } from '../model/edits.ts'
import {
  bodyOf,
  byColumn,
  errorsOf,
  isChanged,
  valueOf,
  type GridRow,
  type RowErrors,
} from '../model/rows.ts'
import type { Grid } from '../useGrid.ts'
import { readCsv, type FileProblem, type ReadFile } from './gridCsv.ts'

export interface ImportPlan {
  rows: GridRow[]
  counts: { create: number; update: number; keep: number; fail: number }
  problems: FileProblem[]
  changes: CellChange[]
}

export interface CellChange {
  line: number
  title: string
  column: string
  before: string
  after: string
}

function cellChangesIn({ rows, lines }: ReadFile, { columns, type, context }: GridSchema): CellChange[] {
  return rows.flatMap((row, index) => {
    if (row.id === 0) return []
    const textOf = (one: GridRow, column: GridColumn) =>
      displayText(valueOf(one, column, type), column, context)
    const stored = { ...row, cells: {} }
    const named = columns.find(({ name }) => name === type.title)
    const title = named ? textOf(stored, named) : ''
    return columns
      .filter(({ key }) => key in row.cells)
      .map((column) => ({
        line: lines[index] ?? 0,
        title,
        column: column.label[context.language],
        before: textOf(stored, column),
        after: textOf(row, column),
      }))
  })
}

const HARMLESS = new Set(['grid.columnUnknown'])

const problemsAt = (line: number, errors: RowErrors, { columns, context }: GridSchema): FileProblem[] =>
  Object.entries(errors).map(([key, message]) => ({
    line,
    column: columns.find((one) => one.key === key)?.label[context.language] ?? 'ID',
    message,
  }))

/** Validates a file locally, then by a dry run on the server. */
async function planOf(text: string, apiUrl: string, { rows, shape }: Grid): Promise<ImportPlan> {
  const { columns, type } = shape
  const file = readCsv(text, rows, shape)
  const changed = file.rows.filter(isChanged)
  const bodies = changed.map((row) => bodyOf(row, columns, type))
  const sendable = changed.map((row) => Object.keys(errorsOf(row, columns, type)).length === 0)
  const answer =
    bodies.length === 0
      ? undefined
      : await api<BatchCheck>(`${apiUrl}/batch`, {
          method: 'POST',
          body: { dryRun: true, rows: bodies.filter((_, index) => sendable[index]) },
        })
  const checks = [...(answer?.data.rows ?? [])]
  const found = changed.flatMap((row, index) => {
    const refused = sendable[index] ? serverErrors(checks.shift()?.errors ?? {}) : undefined
    const errors = refused ? byColumn(refused, columns, bodies[index] ?? {}) : errorsOf(row, columns, type)
    return Object.keys(errors).length > 0
      ? [problemsAt(file.lines[file.rows.indexOf(row)] ?? 0, errors, shape)]
      : []
  })
  const blocked = file.problems.filter(({ message }) => !HARMLESS.has(message)).length
  const created = changed.filter(({ id }) => id === 0).length
  return {
    changes: cellChangesIn(file, shape),
    rows: changed,
    counts: {
      create: created,
      update: changed.length - created,
      keep: file.rows.length - changed.length,
      fail: found.length + blocked,
    },
    problems: [...file.problems, ...found.flat()],
  }
}

export function useImport(apiUrl: string, grid: Grid) {
  const [plan, setPlan] = useState<ImportPlan>()
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const check = async (text: string) => {
    setChecking(true)
    setFailure(undefined)
    try {
      setPlan(await planOf(text, apiUrl, grid))
    } catch (error) {
      setFailure(error)
    } finally {
      setChecking(false)
    }
  }
  return { plan, check, isChecking, failure, forget: () => setPlan(undefined) }
}

/** Rows with imported ones. Edits of cells that the file leaves as they are stored stay. */
export function merged(rows: readonly GridRow[], imported: readonly GridRow[]): GridRow[] {
  const byId = new Map(imported.filter(({ id }) => id > 0).map((row) => [row.id, row]))
  const present = new Set(rows.map(({ id }) => id))
  return [
    ...rows.map((row) => {
      const read = byId.get(row.id)
      return read ? { ...read, cells: { ...row.cells, ...read.cells } } : row
    }),
    ...imported.filter(({ id }) => id === 0 || !present.has(id)),
  ]
}
