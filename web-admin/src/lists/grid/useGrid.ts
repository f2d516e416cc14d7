import { useEffect, useMemo, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { createStore, useStore } from '../../core/state/store.ts'
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
import type { GridSave, GridState, Rows } from './state/types.ts'
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
  const current = { ...options, ...useGridNotices(), showProblem }
  const [latest] = useState(() => createStore(current))
  useEffect(() => latest.set(current))
  const [machine] = useState(() =>
    createGrid(options.rows, {
      ...batchCalls,
      send: sendTo(options.apiUrl),
      ...sentBatches(options.apiUrl, person),
      schema: latest.get,
      recovery,
      person,
      newKey: () => crypto.randomUUID(),
      reload: () => latest.get().reload(),
      showOffers,
      announce: (reload, undo) => latest.get().announce(reload, undo),
      notifyFailure: (error) => latest.get().notifyFailure(error),
      notifyWrongRows: (count) => latest.get().notifyWrongRows(count),
      notifyTooMany: () => latest.get().notifyTooMany(),
      // after the rows with their errors are rendered
      showProblem: () => void setTimeout(() => latest.get().showProblem()),
    }),
  )
  useEffect(() => machine.open(), [machine])
  const drop = (entry: RecoveryEntry) => {
    showOffers((entries) => entries.filter(({ id }) => id !== entry.id))
    void recovery.remove(entry)
  }
  const [offer] = offers
  const restore = () => offer && machine.restore(offer)
  const discard = () => offer && drop(offer)
  return { machine, recovery: { offer, isStale: false, restore, discard, clear: machine.discard } }
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

const savingOf = ({ save }: GridState) => ({
  progress: progressOf(save),
  isBusy: save.is !== 'idle' && save.is !== 'interrupted',
  /** True until the result of an earlier visit's save is known. */
  isUnfinished: save.is === 'resuming' || save.is === 'halted',
})

export function useGrid(options: GridOptions, showProblem: () => void) {
  const { type, columns, references } = options
  const language = useLanguage()
  const { machine, recovery } = useMachine(options, showProblem)
  const { dispatch, nextNumber } = machine
  const state = useStore(machine.store)
  const { rows } = state
  const ownErrors = useMemo(() => errorCache(columns, type), [columns, type])
  const context = useMemo<CellContext>(() => ({ language, references }), [language, references])
  const shape: GridSchema = { type, columns, context, nextNumber }
  const edit = (update: (now: Rows) => Rows) => dispatch({ is: 'edited', update })
  const reread = (found: References) =>
    dispatch({
      is: 'reread',
      update: (now) => withFound(now, { ...shape, context: { language, references: found } }),
    })
  return {
    grid: {
      rows,
      shape,
      context,
      edit,
      reread,
      keepOpen: machine.keepOpen,
      undo: () => dispatch({ is: 'undone' }),
      redo: () => dispatch({ is: 'redone' }),
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
      changed: rows.filter(isChanged),
      addRow: () => edit((now) => addRow(now, shape)),
      errorsFor: (row: GridRow): RowErrors => errorsIn(state, row, ownErrors(row)),
    },
    recovery,
    saving: { ...savingOf(state), save: machine.save, resume: () => dispatch({ is: 'retried' }) },
  }
}
export type Grid = ReturnType<typeof useGrid>['grid']
