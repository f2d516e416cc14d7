import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BATCH_ROWS, type Batch } from '@flou/shared/content/batch.ts'
import { isApiError, type ApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, offerUndo } from '../../../core/state/notify.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { serverErrors, type FormValues } from '../../../core/records/formErrors.ts'
import { createdBy, applyTyped, outcomeOf, type Outcome } from '../model/applyTyped.ts'
import { bodyOf, byColumn, partitionByErrors, type GridRow, type RowErrors } from '../model/rows.ts'
import { notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { useBatch } from './useBatch.ts'
import type { Grid } from '../useGrid.ts'
import type { useGridRecovery } from '../useGridRecovery.ts'
import { useUnfinished } from './useUnfinished.ts'
import { useTakeBack } from './useTakeBack.ts'

const ROW_KEY = /^Rows\[(\d+)\]\.(.+)$/

type Rows = readonly GridRow[]
type GridRecovery = Pick<ReturnType<typeof useGridRecovery>, 'visit' | 'complete'>

interface Sent {
  rows: Rows
  bodies: readonly FormValues[]
  grid: Grid
}

const keysOfNew = (rows: Rows) => rows.filter(({ id }) => id === 0).map(({ key }) => key)

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

const refusalBy = (onRefused: () => void) => (why: string) => {
  notifyError(why)
  onRefused()
}

interface Options {
  apiUrl: string
  grid: Grid
  reload: () => Promise<Rows>
  onRefused: () => void
  recovery: GridRecovery
}

/** Handles a finished batch: refetches, reports failures, offers undo. */
function useCompletion({ apiUrl, grid, reload }: Pick<Options, 'apiUrl' | 'grid' | 'reload'>) {
  const t = useTextsOf(gridTexts)
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['list', apiUrl] })
    void queries.invalidateQueries({ queryKey: ['record'] })
    return reload()
  }
  /** Refetches the rows; cells typed meanwhile stay. */
  const refetch = async (outcome?: Outcome) => {
    const read = await refresh()
    grid.reset((now) => applyTyped(read, now, { shape: grid.shape, ...outcome }))
    return read
  }
  const { takeBack, reportFailures: notifyRemaining, isUndoing } = useTakeBack(() => refetch())
  const [isCompleting, setCompleting] = useState(false)
  const complete = async (batch: Batch, outcome?: Outcome) => {
    setCompleting(true)
    const read = await refetch(outcome).finally(() => setCompleting(false))
    notifyRemaining(batch)
    const count = batch.total - batch.failures.length
    if (count > 0)
      offerUndo(t('grid.saved', { count }), t('grid.takeBack', { count }), () => void takeBack(batch))
    return read
  }
  /** Rows waiting for approval show the stored values; the typed ones are in the change request. */
  const awaitApproval = async (rows: Rows) => {
    await refetch(outcomeOf({ entries: [], failures: [] }, rows))
    notifyAwaitingApproval()
  }
  /** `isBusy` blocks saving, because saving again would store the rows twice. */
  return { complete, awaitApproval, isBusy: isCompleting || isUndoing }
}

/** Saves all edits as one batch with one undo. */
export function useGridSave({ apiUrl, grid, reload, onRefused, recovery }: Options) {
  const t = useTextsOf(gridTexts)
  const failureText = useFailureText()
  const { progress, send } = useBatch(apiUrl)
  const [unsent, setUnsent] = useState<Rows>()
  const { changed, shape } = grid
  const { complete, awaitApproval, isBusy } = useCompletion({ apiUrl, grid, reload })
  const unfinished = useUnfinished(apiUrl, async ({ batch, sent: { visit, added } }) => {
    const read = await complete(batch)
    await recovery.complete({ visit, read, created: createdBy(batch, added) })
  })
  const refuse = refusalBy(onRefused)
  const save = async (rows: Rows = changed, confirmedProduct = '') => {
    if (rows.length > BATCH_ROWS) return notifyError(t('grid.tooMany', { count: BATCH_ROWS }))
    const { good, bad } = partitionByErrors(rows, grid.errorsFor)
    if (good.length === 0) return onRefused()
    const bodies = good.map((row) => bodyOf(row, shape.columns, shape.type))
    try {
      setUnsent(good)
      const from = { visit: recovery.visit, rows: good.length, added: keysOfNew(good) }
      const batch = await send(bodies, { from, confirmedProduct })
      if (batch === null) await awaitApproval(good)
      else if (batch) await complete(batch, outcomeOf(batch, good))
      if (bad.length > 0) refuse(t('grid.notSaved', { count: bad.length }))
    } catch (error) {
      if (!isApiError(error)) throw error
      grid.refuse(errorsByRow(error, { rows: good, bodies, grid }))
      refuse(failureText(error))
    }
  }
  const isSending = progress !== undefined && progress.failed === undefined
  return {
    progress: progress ?? unfinished.progress,
    save: (confirmedProduct = '') => save(changed, confirmedProduct),
    saveRows: save,
    /** Resends the same rows; idempotent. */
    resume: progress ? () => save(unsent) : unfinished.resume,
    isBusy: isBusy || isSending || unfinished.progress !== undefined,
    /** True until the result of an earlier visit's save is known. */
    isUnfinished: unfinished.progress !== undefined,
  }
}
