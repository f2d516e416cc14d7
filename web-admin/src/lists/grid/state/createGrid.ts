import type { Batch } from '@flou/shared/content/batch.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { createStore } from '../../../core/state/store.ts'
import type { Recovery, RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import {
  applyTyped,
  createdBy,
  outcomeOf,
  replacesTyped,
  type TypedRow,
  type TypedSchema,
} from '../model/applyTyped.ts'
import { isChanged, type GridRow } from '../model/rows.ts'
import { finishBatch, type BatchContinuation } from './batchCalls.ts'
import { entryOf, failureOf, numberOf, requestOf, typedRowsIn } from './requests.ts'
import { storing } from './saveSteps.ts'
import { startOf, step } from './step.ts'
import type {
  BatchRequest,
  EffectOf,
  GridEffect,
  GridEvent,
  GridState,
  Reload,
  Rows,
  SentBatch,
  Submission,
  Update,
} from './types.ts'

export interface GridPorts extends BatchContinuation {
  readonly schema: () => Omit<TypedSchema, 'nextNumber'>
  readonly recovery: Recovery
  readonly person: number
  readonly newKey: () => string
  readonly send: (request: BatchRequest) => Promise<Batch | null>
  readonly readBatch: (id: string) => Promise<Batch>
  readonly undoBatch: (id: string) => Promise<Batch | null>
  readonly reload: () => Promise<Rows>
  readonly remembered: () => readonly SentBatch[]
  readonly remember: (sent: SentBatch) => void
  readonly forget: (id: string) => void
  readonly showOffers: (entries: readonly RecoveryEntry[]) => void
  /** `undo` takes a saved batch back. */
  readonly announce: (reload: Reload, undo: (batch: Batch) => void) => void
  readonly notifyFailure: (error: unknown) => void
  readonly notifyWrongRows: (count: number) => void
  readonly notifyTooMany: () => void
  readonly showProblem: () => void
}

type Runners = {
  readonly [Name in GridEffect['do']]: (effect: EffectOf<Name>) => void | Promise<void>
}
type Dispatch = (event: GridEvent) => void
type Now = () => GridState

/** Calls of saves, each with the event that ends it. */
function batchEvents(ports: GridPorts, dispatch: Dispatch) {
  const onProgress = (done: number) => dispatch({ is: 'progressed', done })
  async function send(request: BatchRequest): Promise<GridEvent> {
    let first: Batch | null
    try {
      first = await ports.send(request)
    } catch (error) {
      return { is: 'failed', request, failure: failureOf(error, request, ports.schema()) }
    }
    try {
      return { is: 'answered', request, batch: first && (await finishBatch(first, ports, onProgress)) }
    } catch (error) {
      return { is: 'failed', request, failure: { is: 'unknown', error } }
    }
  }
  async function resume({ id }: SentBatch): Promise<GridEvent> {
    try {
      return { is: 'resumed', batch: await finishBatch(await ports.readBatch(id), ports, onProgress) }
    } catch (error) {
      if (isApiError(error, 'not_found', 'forbidden')) return { is: 'resumed', batch: undefined }
      return { is: 'resumeFailed', error }
    }
  }
  async function undo(id: string): Promise<GridEvent> {
    try {
      const first = await ports.undoBatch(id)
      return { is: 'takenBack', batch: first && (await finishBatch(first, ports, () => undefined)) }
    } catch (error) {
      return { is: 'takeBackFailed', error }
    }
  }
  return { send, resume, undo }
}

function savingRunners(ports: GridPorts, dispatch: Dispatch, now: Now) {
  const { send, resume, undo } = batchEvents(ports, dispatch)
  return {
    submit: ({ submission }) => {
      const { person, newKey, recovery } = ports
      const options = { schema: ports.schema(), person, newKey, visit: recovery.id }
      const request = requestOf(submission, now(), options)
      if (request === 'tooMany') ports.notifyTooMany()
      if (request === 'allWrong') ports.showProblem()
      dispatch({ is: 'submitted', request: typeof request === 'string' ? undefined : request })
    },
    remember: ({ request }) => ports.remember(request.sent),
    forget: ({ id }) => ports.forget(id),
    send: ({ request }) => void send(request).then(dispatch),
    resume: ({ sent }) => void resume(sent).then(dispatch),
    undo: ({ batch }) => void undo(batch.id).then(dispatch),
    announce: ({ reload }) =>
      ports.announce(reload, (batch) => dispatch({ is: 'requested', task: { do: 'undo', batch } })),
    notifyFailure: ({ error, isProblem }) => {
      ports.notifyFailure(error)
      if (isProblem) ports.showProblem()
    },
    notifyWrongRows: ({ count }) => {
      ports.notifyWrongRows(count)
      ports.showProblem()
    },
  } satisfies Partial<Runners>
}

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
