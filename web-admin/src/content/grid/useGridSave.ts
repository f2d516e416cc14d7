import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BATCH_ROWS, type Batch } from '@flou/shared/batch.ts'
import { isApiError, type ApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { notifyError, offerUndo } from '../../layout/notices/notices.ts'
import { useText } from '../../texts/useText.ts'
import { serverErrors, type FormValues } from '../saving/formErrors.ts'
import { bodyOf, byColumn, type GridRow, type RowErrors } from './model/rows.ts'
import { useBatch } from './useBatch.ts'
import type { Grid } from './useGrid.ts'
import { useUnfinished } from './useUnfinished.ts'
import { useTakeBack } from './useTakeBack.ts'

const ROW_KEY = /^Rows\[(\d+)\]\.(.+)$/

type Rows = readonly GridRow[]

interface Sent {
  rows: Rows
  bodies: readonly FormValues[]
  grid: Grid
}

/** The server's errors (`Rows[3].Price`) by the rows that were sent. */
function errorsByRow(error: ApiError, { rows, bodies, grid }: Sent): Map<GridRow, RowErrors> {
  const byRow = new Map<GridRow, RowErrors>()
  for (const [key, message] of Object.entries(error.fields)) {
    const [, index = '', field = ''] = ROW_KEY.exec(key) ?? []
    const [row, body] = [rows[Number(index)], bodies[Number(index)]]
    if (!row || !body) continue
    const errors = byColumn(serverErrors({ [field]: message }), grid.shape.columns, body)
    byRow.set(row, { ...byRow.get(row), ...errors })
  }
  return byRow
}

/** The rows as they are after a batch, with what is still typed over them: what was not sent, and what was not saved. */
function afterBatch(read: Rows, { changed }: Grid, { batch, sent }: { batch: Batch; sent: Rows }): Rows {
  const others = changed.filter((row) => !sent.some(({ key }) => key === row.key))
  const failed = new Set(batch.failures.map(({ id }) => id))
  const typed = new Map(
    [...others, ...sent.filter(({ id }) => failed.has(id))].map(({ id, cells }) => [id, cells]),
  )
  return [
    ...read.map((row) => ({ ...row, cells: typed.get(row.id) ?? {} })),
    ...others.filter(({ id }) => id === 0),
  ]
}

interface Options {
  address: string
  grid: Grid
  /** Reads the rows again. */
  reload: () => Promise<Rows>
  onRefused: () => void
  /** A save of an earlier visit has come to its end. */
  onFinished: () => void
}

/** What follows from a batch: the rows as they are now, what was left out, and the way back. */
function useSettle({ address, grid, reload }: Pick<Options, 'address' | 'grid' | 'reload'>) {
  const t = useText()
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['list', address] })
    void queries.invalidateQueries({ queryKey: ['record'] })
    return reload()
  }
  const { takeBack, tellLeft, isUndoing } = useTakeBack(async () => grid.reset(await refresh()))
  const settle = async (batch: Batch, sent: Rows) => {
    grid.reset(afterBatch(await refresh(), grid, { batch, sent }))
    tellLeft(batch)
    const count = batch.total - batch.failures.length
    if (count > 0)
      offerUndo(t('grid.saved', { count }), t('grid.takeBack', { count }), () => void takeBack(batch))
  }
  return { settle, isUndoing }
}

/** Saves what has been typed as one change, and offers to take it back as one. */
export function useGridSave({ address, grid, reload, onRefused, onFinished }: Options) {
  const t = useText()
  const failureText = useFailureText()
  const { progress, send } = useBatch(address)
  const [unsent, setUnsent] = useState<Rows>()
  const { changed, shape } = grid
  const { settle, isUndoing } = useSettle({ address, grid, reload })
  useUnfinished(address, (batch) => {
    if (batch.failures.length === 0) onFinished()
    void settle(batch, [])
  })
  const save = async (rows: Rows = changed) => {
    if (rows.length > BATCH_ROWS) return notifyError(t('grid.tooMany', { count: BATCH_ROWS }))
    if (rows.some((row) => Object.keys(grid.errorsFor(row)).length > 0)) return onRefused()
    const bodies = rows.map((row) => bodyOf(row, shape.columns, shape.type))
    try {
      setUnsent(rows)
      const batch = await send(bodies)
      if (batch) await settle(batch, rows)
    } catch (error) {
      if (!isApiError(error)) throw error
      grid.refuse(errorsByRow(error, { rows, bodies, grid }))
      notifyError(failureText(error))
      onRefused()
    }
    return undefined
  }
  /** Sends the same rows again: the same request, of which nothing is done twice. */
  return { progress, save: () => save(), saveRows: save, goOn: () => save(unsent), isUndoing }
}
