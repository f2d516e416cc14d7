import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useStore } from '../../core/state/store.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { useRecovery } from '../../core/unsaved/useRecovery.ts'
import type { RecoveryEntry } from '../../core/unsaved/recovery.ts'
import { useUser } from '../../core/session/useSession.ts'
import type { References } from '../../fields/kindModule.ts'
import type { CellContext } from './model/cells.ts'
import type { GridColumn } from './model/columns.ts'
import { addRow, withFound, type GridSchema } from './model/edits.ts'
import { errorsOf, isChanged, type GridRow, type RowErrors } from './model/rows.ts'
import { batchCalls, sendTo, sentBatches } from './state/batchCalls.ts'
import { createGrid } from './state/createGrid.ts'
import { errorsIn } from './state/requests.ts'
import type { GridSave, Rows } from './state/types.ts'
import { useGridNotices } from './useGridNotices.ts'

export interface GridOptions {
  type: ContentType
  apiUrl: string
  columns: readonly GridColumn[]
  rows: Rows
  references: References
  reload: () => Promise<Rows>
}

function errorCache(columns: readonly GridColumn[], type: ContentType) {
  const cached = new WeakMap<GridRow, RowErrors>()
  return (row: GridRow): RowErrors => {
    const errors = cached.get(row) ?? errorsOf(row, columns, type)
    cached.set(row, errors)
    return errors
  }
}

function useMachine(options: GridOptions, showProblem: () => void) {
  const { id: person } = useUser()
  const recovery = useRecovery(`grid ${options.apiUrl}`)
  const [offers, showOffers] = useState<readonly RecoveryEntry[]>([])
  const notices = useGridNotices((batch) => machine.undoBatch(batch))
  const latest = useRef({ ...options, ...notices, showProblem })
  useEffect(() => {
    latest.current = { ...options, ...notices, showProblem }
  })
  const [machine] = useState(() =>
    createGrid(options.rows, {
      ...batchCalls,
      send: sendTo(options.apiUrl),
      ...sentBatches(options.apiUrl, person),
      schema: () => latest.current,
      recovery,
      person,
      newKey: () => crypto.randomUUID(),
      reload: () => latest.current.reload(),
      showOffers,
      announce: (reload) => latest.current.announce(reload),
      notifyFailure: (error) => latest.current.notifyFailure(error),
      notifyWrongRows: (count) => latest.current.notifyWrongRows(count),
      notifyTooMany: () => latest.current.notifyTooMany(),
      // after the rows with their errors are rendered
      showProblem: () => void setTimeout(() => latest.current.showProblem()),
    }),
  )
  useEffect(() => machine.open(), [machine])
  const drop = (entry: RecoveryEntry) => {
    showOffers((entries) => entries.filter(({ id }) => id !== entry.id))
    void recovery.remove(entry)
  }
  return { machine, offer: offers[0], drop }
}

/** Progress of a save; `failed` if interrupted and resumable. */
export interface GridProgress {
  done: number
  total: number
  failed?: unknown
}

function progressOf(save: GridSave): GridProgress | undefined {
  if (save.is === 'sending') return { done: save.done, total: save.request.rows.length }
  if (save.is === 'interrupted')
    return { done: save.done, total: save.request.rows.length, failed: save.error }
  if (save.is !== 'resuming' && save.is !== 'halted') return undefined
  const total = save.sent[0]?.rows ?? 0
  return { done: save.done, total, ...(save.is === 'halted' && { failed: save.error }) }
}

export function useGrid(options: GridOptions, showProblem: () => void) {
  const { type, columns, references } = options
  const language = useLanguage()
  const { machine, offer, drop } = useMachine(options, showProblem)
  const { store, dispatch, nextNumber } = machine
  const state = useStore(store)
  const { rows, save } = state
  const ownErrors = useMemo(() => errorCache(columns, type), [columns, type])
  const context = useMemo<CellContext>(() => ({ language, references }), [language, references])
  const shape: GridSchema = { type, columns, context, nextNumber }
  const edit = (update: (now: Rows) => Rows) => dispatch({ is: 'edited', update })
  const isUnfinished = save.is === 'resuming' || save.is === 'halted'
  return {
    grid: {
      rows,
      shape,
      context,
      edit,
      reread: (found: References) =>
        dispatch({
          is: 'reread',
          update: (now) => withFound(now, { ...shape, context: { language, references: found } }),
        }),
      undo: () => dispatch({ is: 'undone' }),
      redo: () => dispatch({ is: 'redone' }),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
      changed: rows.filter(isChanged),
      addRow: () => edit((now) => addRow(now, shape)),
      errorsFor: (row: GridRow): RowErrors => errorsIn(state, row, ownErrors(row)),
    },
    recovery: {
      offer,
      isStale: false,
      restore: () => offer && machine.restore(offer),
      discard: () => offer && drop(offer),
      clear: () => dispatch({ is: 'discarded' }),
    },
    saving: {
      progress: progressOf(save),
      save: machine.save,
      resume: () => dispatch({ is: 'retried' }),
      isBusy: save.is !== 'idle' && save.is !== 'interrupted',
      isUnfinished,
    },
  }
}
export type Grid = ReturnType<typeof useGrid>['grid']
