import { createStore } from '../../../core/state/store.ts'
import type { RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import { applyTyped, createdBy, outcomeOf, replacesTyped, type TypedRow } from '../model/applyTyped.ts'
import { isChanged, type GridRow } from '../model/rows.ts'
import { entryOf, numberOf, typedRowsIn } from './requests.ts'
import { storing } from './saveSteps.ts'
import { savingRunners, type GridPorts, type Now, type Runners } from './savingRunners.ts'
import { startOf, step } from './step.ts'
import type { GridEffect, GridEvent, Reload, Rows, Submission, Update } from './types.ts'

function outcomeAfter(reload: Reload) {
  if (reload.after !== 'saved') return {}
  return outcomeOf(reload.batch ?? { entries: [], failures: [] }, reload.request.rows)
}

type Apply = (read: Rows, typed: readonly TypedRow[], outcome?: ReturnType<typeof outcomeAfter>) => GridRow[]

/** `openRows` are the rows with the text of an open cell; undefined without one. */
function recoveryRunners(
  ports: GridPorts,
  apply: Apply,
  { now, openRows }: { now: Now; openRows: () => Rows | undefined },
) {
  const { recovery } = ports
  const storeEdits = () => recovery.save(() => entryOf(openRows() ?? now().rows))
  return {
    storeEdits,
    storeEditsNow: () => {
      storeEdits()
      void recovery.flush()
    },
    clearEdits: () => (openRows() ? storeEdits() : recovery.clear()),
    stash: ({ rows }) => void recovery.stash(entryOf(rows)),
    dropRecovered: ({ entry }) => void recovery.remove(entry),
    refreshRecovered: () => void recovery.flush().then(recovery.readEarlier).then(ports.showOffers),
    completeVisit: async ({ sent, batch, read }) => {
      const find = async () => (await recovery.readEarlier()).find(({ id }) => id === sent.visit)
      let [entry, isCurrent] = [await find(), false]
      // another tab of the same visit may still write
      while (entry && !isCurrent) {
        const open = apply(read, typedRowsIn(entry), { created: createdBy(batch, sent.added) })
        if (open.some(isChanged)) await recovery.stash(entryOf(open))
        const latest: RecoveryEntry | undefined = await find()
        isCurrent = latest?.at === entry.at
        if (isCurrent) await recovery.remove(entry)
        entry = latest
      }
    },
  } satisfies Partial<Runners>
}

async function readAgain(ports: GridPorts, apply: Apply, reload: Reload): Promise<GridEvent> {
  const read = await ports.reload()
  return { is: 'reloaded', reload, read, update: (typed) => apply(read, typed, outcomeAfter(reload)) }
}

function run(runners: Runners, [effect, ...later]: readonly GridEffect[]): void {
  if (!effect) return
  const pending = runners[effect.do](effect as never)
  if (pending) void pending.then(() => run(runners, later))
  else run(runners, later)
}

/** Runs the grid's state machine: applies events in order and runs their effects. */
export function createGrid(rows: Rows, ports: GridPorts) {
  const store = createStore(startOf(rows))
  let lastNumber = 0
  let open: Update | undefined
  const nextNumber = () => (lastNumber = Math.max(lastNumber, ...store.get().rows.map(numberOf)) + 1)
  const apply: Apply = (read, typed, outcome = {}) =>
    applyTyped(read, typed, { ...outcome, shape: { ...ports.schema(), nextNumber } })
  const runners: Runners = {
    ...savingRunners(ports, dispatch, store.get),
    ...recoveryRunners(ports, apply, { now: store.get, openRows: () => open?.(store.get().rows) }),
    reload: ({ reload }) => void readAgain(ports, apply, reload).then(dispatch),
  }
  function dispatch(event: GridEvent): void {
    const { state, effects } = step(store.get(), event)
    store.set(state)
    run(runners, effects)
  }
  /** Stores the text of an open cell with the edits; undefined once it is closed. */
  function keepOpen(update: Update | undefined): void {
    open = update
    run(runners, [storing({ rows: update?.(store.get().rows) ?? store.get().rows })])
  }
  return {
    store,
    dispatch,
    nextNumber,
    keepOpen,
    discard: () => {
      keepOpen(undefined)
      dispatch({ is: 'discarded' })
    },
    open: () => dispatch({ is: 'opened', sent: ports.remembered() }),
    save: (submission: Submission) => dispatch({ is: 'requested', task: { do: 'submit', submission } }),
    restore: (entry: RecoveryEntry) => {
      const typed = typedRowsIn(entry)
      const isReplacing = replacesTyped(store.get().rows, typed)
      dispatch({ is: 'restored', entry, update: (rows) => apply(rows, typed), isReplacing })
    },
  }
}
