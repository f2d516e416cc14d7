import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BATCH_ROWS, type Batch } from '@flou/shared/batch.ts'
import { isApiError, type ApiError } from '../../../api/apiError.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { notifyError, offerUndo } from '../../../elements/notify.ts'
import { gridTexts } from '../../../texts/content/grid.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { serverErrors, type FormValues } from '../../form/formErrors.ts'
import { createdBy, laidOver, outcomeOf, type Outcome } from '../model/laidOver.ts'
import { bodyOf, byColumn, goodAndBad, type GridRow, type RowErrors } from '../model/rows.ts'
import { tellHeld } from '../../pending/held.ts'
import { useBatch } from './useBatch.ts'
import type { Grid } from '../useGrid.ts'
import type { useGridJournal } from '../useGridJournal.ts'
import { useUnfinished } from './useUnfinished.ts'
import { useTakeBack } from './useTakeBack.ts'

const ROW_KEY = /^Rows\[(\d+)\]\.(.+)$/

type Rows = readonly GridRow[]
type GridJournal = Pick<ReturnType<typeof useGridJournal>, 'visit' | 'settle'>

interface Sent {
  rows: Rows
  bodies: readonly FormValues[]
  grid: Grid
}

const keysOfNew = (rows: Rows) => rows.filter(({ id }) => id === 0).map(({ key }) => key)

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

/** Says why something was not saved, and leads to it. */
const refusalBy = (onRefused: () => void) => (why: string) => {
  notifyError(why)
  onRefused()
}

interface Options {
  address: string
  grid: Grid
  /** Reads the rows again. */
  reload: () => Promise<Rows>
  onRefused: () => void
  /** What is kept of this visit and of earlier ones. */
  journal: GridJournal
}

/** What follows from a batch: the rows as they are now, what was left out, and the way back. */
function useSettle({ address, grid, reload }: Pick<Options, 'address' | 'grid' | 'reload'>) {
  const t = useTextsOf(gridTexts)
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['list', address] })
    void queries.invalidateQueries({ queryKey: ['record'] })
    return reload()
  }
  /** Reads the rows again; what has been typed over them by then stays. */
  const readAgain = async (outcome?: Outcome) => {
    const read = await refresh()
    grid.reset((now) => laidOver(read, now, { shape: grid.shape, ...outcome }))
    return read
  }
  const { takeBack, tellLeft, isUndoing } = useTakeBack(() => readAgain())
  const [isSettling, setSettling] = useState(false)
  const settle = async (batch: Batch, outcome?: Outcome) => {
    setSettling(true)
    const read = await readAgain(outcome).finally(() => setSettling(false))
    tellLeft(batch)
    const count = batch.total - batch.failures.length
    if (count > 0)
      offerUndo(t('grid.saved', { count }), t('grid.takeBack', { count }), () => void takeBack(batch))
    return read
  }
  /** Rows that wait for approval show what is stored: what was typed into them is in the change. */
  const hold = async (rows: Rows) => {
    await readAgain(outcomeOf({ entries: [], failures: [] }, rows))
    tellHeld()
  }
  /** `isBusy`: what was sent still stands in the grid; sent once more, it would be stored twice. */
  return { settle, hold, isBusy: isSettling || isUndoing }
}

/** Saves what has been typed as one change, and offers to take it back as one. */
export function useGridSave({ address, grid, reload, onRefused, journal }: Options) {
  const t = useTextsOf(gridTexts)
  const failureText = useFailureText()
  const { progress, send } = useBatch(address)
  const [unsent, setUnsent] = useState<Rows>()
  const { changed, shape } = grid
  const { settle, hold, isBusy } = useSettle({ address, grid, reload })
  const unfinished = useUnfinished(address, async ({ batch, sent: { visit, added } }) => {
    const read = await settle(batch)
    await journal.settle({ visit, read, created: createdBy(batch, added) })
  })
  const refuse = refusalBy(onRefused)
  const save = async (rows: Rows = changed, confirmedProduct = '') => {
    if (rows.length > BATCH_ROWS) return notifyError(t('grid.tooMany', { count: BATCH_ROWS }))
    const { good, bad } = goodAndBad(rows, grid.errorsFor)
    if (good.length === 0) return onRefused()
    const bodies = good.map((row) => bodyOf(row, shape.columns, shape.type))
    try {
      setUnsent(good)
      const from = { visit: journal.visit, rows: good.length, added: keysOfNew(good) }
      const batch = await send(bodies, { from, confirmedProduct })
      if (batch === null) await hold(good)
      else if (batch) await settle(batch, outcomeOf(batch, good))
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
    /** Sends the same rows again: the same request, of which nothing is done twice. */
    goOn: progress ? () => save(unsent) : unfinished.goOn,
    isBusy: isBusy || isSending || unfinished.progress !== undefined,
    /** True until it is known what became of a save of an earlier visit. */
    isUnfinished: unfinished.progress !== undefined,
  }
}
