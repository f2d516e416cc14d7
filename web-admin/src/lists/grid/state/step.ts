import {
  answered,
  done,
  failed,
  IDLE,
  opened,
  progressed,
  reloaded,
  replaced,
  requested,
  resumed,
  resumeFailed,
  retried,
  storing,
  submitted,
  takeBackFailed,
  takenBack,
} from './saveSteps.ts'
import type { EventOf, GridEvent, GridState, Rows, Step } from './types.ts'

const MAX_UNDO = 100

export const startOf = (rows: Rows): GridState => ({
  past: [],
  rows,
  future: [],
  refused: new Map(),
  save: IDLE,
  queue: [],
})

const shown = (state: GridState): Step => done(state, [storing(state)])

function edited(state: GridState, { update }: EventOf<'edited'>): Step {
  const { past, rows } = state
  const next = update(rows)
  return shown({
    ...state,
    rows: next,
    past: next === rows ? past : [...past, rows].slice(-MAX_UNDO),
    future: [],
  })
}

const reread = (state: GridState, { update }: EventOf<'reread'>): Step =>
  shown({ ...state, rows: update(state.rows) })

function undone(state: GridState): Step {
  const { past, rows, future } = state
  const last = past.at(-1)
  if (!last) return done(state)
  return shown({ ...state, past: past.slice(0, -1), rows: last, future: [rows, ...future] })
}

function redone(state: GridState): Step {
  const { past, rows } = state
  const [next, ...future] = state.future
  return next ? shown({ ...state, past: [...past, rows], rows: next, future }) : done(state)
}

/** Edits are stored under this visit's id before the older entry is removed. */
function restored(state: GridState, { entry, update, isReplacing }: EventOf<'restored'>): Step {
  const { rows } = state
  return done(replaced(state, update(rows)), [
    ...(isReplacing ? [{ do: 'stash', rows: rows.filter(({ id }) => id > 0) } as const] : []),
    { do: 'storeEditsNow' },
    { do: 'dropRecovered', entry },
    { do: 'refreshRecovered' },
  ])
}

const discarded = (state: GridState): Step => done(state, [{ do: 'clearEdits' }])

type Steps = { readonly [Name in GridEvent['is']]: (state: GridState, event: EventOf<Name>) => Step }

const STEPS: Steps = {
  edited,
  reread,
  undone,
  redone,
  opened,
  requested,
  submitted,
  progressed,
  answered,
  failed,
  retried,
  resumed,
  resumeFailed,
  takenBack,
  takeBackFailed,
  reloaded,
  restored,
  discarded,
}

/** State machine of edited cells and their saves. Pure: rows, answers and keys arrive with events. */
export const step = (state: GridState, event: GridEvent): Step => STEPS[event.is](state, event as never)
