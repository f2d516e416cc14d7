import { isChanged } from '../model/rows.ts'
import type { EventOf, GridEffect, GridSave, GridState, Reload, Rows, Step, Task } from './types.ts'

export const IDLE: GridSave = { is: 'idle' }

export const done = (state: GridState, effects: readonly GridEffect[] = []): Step => ({ state, effects })
const withSave = (state: GridState, save: GridSave): GridState => ({ ...state, save })

export const storing = ({ rows }: Pick<GridState, 'rows'>): GridEffect => ({
  do: rows.some(isChanged) ? 'storeEdits' : 'clearEdits',
})

/** Replaces the rows without an undo history, which would lead back to rows as they were before. */
export const replaced = (state: GridState, rows: Rows): GridState => ({
  ...state,
  past: [],
  rows,
  future: [],
  refused: new Map(),
})

const begin = (state: GridState, task: Task): Step =>
  done(withSave(state, { is: task.do === 'undo' ? 'undoing' : 'preparing' }), [task])

function ended(state: GridState, effects: readonly GridEffect[]): Step {
  const [task, ...queue] = state.queue
  const idle = { ...withSave(state, IDLE), queue }
  if (!task) return done(idle, effects)
  const next = begin(idle, task)
  return done(next.state, [...effects, ...next.effects])
}

export function retried(state: GridState): Step {
  const { save } = state
  if (save.is === 'interrupted') {
    const { request, done: count } = save
    return done(withSave(state, { is: 'sending', request, done: count, isRepeated: true }), [
      { do: 'send', request },
    ])
  }
  const [sent] = save.is === 'halted' ? save.sent : []
  if (save.is !== 'halted' || !sent) return done(state)
  return done(withSave(state, { is: 'resuming', sent: save.sent, done: save.done }), [{ do: 'resume', sent }])
}

/** An interrupted save is repeated first: the server may have stored it. */
export function requested(state: GridState, { task }: EventOf<'requested'>): Step {
  if (state.save.is === 'idle') return begin(state, task)
  return retried({ ...state, queue: [...state.queue, task] })
}

export function opened(state: GridState, { sent: all }: EventOf<'opened'>): Step {
  const [sent] = all
  if (!sent || state.save.is !== 'idle') return done(state, [{ do: 'refreshRecovered' }])
  return done(withSave(state, { is: 'resuming', sent: all, done: 0 }), [
    { do: 'refreshRecovered' },
    { do: 'resume', sent },
  ])
}

export function submitted(state: GridState, { request }: EventOf<'submitted'>): Step {
  if (state.save.is !== 'preparing') return done(state)
  if (!request) return ended(state, [])
  return done(withSave(state, { is: 'sending', request, done: 0, isRepeated: false }), [
    { do: 'remember', request },
    { do: 'send', request },
  ])
}

export function progressed(state: GridState, { done: count }: EventOf<'progressed'>): Step {
  const { save } = state
  const isOpen = save.is === 'sending' || save.is === 'resuming'
  return done(isOpen ? withSave(state, { ...save, done: count }) : state)
}

const reloading = (state: GridState, reload: Reload): Step =>
  done(withSave(state, { is: 'reloading' }), [{ do: 'reload', reload }])

export function answered(state: GridState, { request, batch }: EventOf<'answered'>): Step {
  const { save } = state
  if (save.is !== 'sending' || save.request !== request) return done(state)
  return reloading(state, { after: 'saved', request, batch })
}

export function failed(state: GridState, { request, failure }: EventOf<'failed'>): Step {
  const { save } = state
  if (save.is !== 'sending' || save.request !== request) return done(state)
  const { error } = failure
  if (failure.is === 'unknown' || (failure.is === 'rejected' && save.isRepeated)) {
    const { done: count } = save
    return done({ ...state, save: { is: 'interrupted', request, done: count, error }, queue: [] })
  }
  const refused = failure.is === 'refused' ? failure.errors : state.refused
  return done({ ...state, refused, save: IDLE, queue: [] }, [
    { do: 'forget', id: request.sent.id },
    { do: 'notifyFailure', error, isProblem: failure.is === 'refused' },
  ])
}

export function resumed(state: GridState, { batch }: EventOf<'resumed'>): Step {
  const { save } = state
  if (save.is !== 'resuming') return done(state)
  if (batch) return reloading(state, { after: 'resumed', sent: save.sent, batch })
  return followed(state, save.sent, [])
}

function followed(state: GridState, all: EventOf<'opened'>['sent'], effects: readonly GridEffect[]): Step {
  const [over, ...sent] = all
  const forgotten: readonly GridEffect[] = over ? [...effects, { do: 'forget', id: over.id }] : effects
  const [next] = sent
  if (!next) return ended(state, forgotten)
  return done(withSave(state, { is: 'resuming', sent, done: 0 }), [
    ...forgotten,
    { do: 'resume', sent: next },
  ])
}

export function resumeFailed(state: GridState, { error }: EventOf<'resumeFailed'>): Step {
  const { save } = state
  return done(save.is === 'resuming' ? withSave(state, { ...save, is: 'halted', error }) : state)
}

export function takenBack(state: GridState, { batch }: EventOf<'takenBack'>): Step {
  return state.save.is === 'undoing' ? reloading(state, { after: 'undone', batch }) : done(state)
}

export function takeBackFailed(state: GridState, { error }: EventOf<'takeBackFailed'>): Step {
  if (state.save.is !== 'undoing') return done(state)
  return ended(state, [{ do: 'notifyFailure', error, isProblem: false }])
}

/** The batch is forgotten last: until then a closed tab follows it again. */
export function reloaded(state: GridState, { reload, read, update }: EventOf<'reloaded'>): Step {
  if (state.save.is !== 'reloading') return done(state)
  const next = replaced(state, update(state.rows))
  const effects: GridEffect[] = [storing(next), { do: 'announce', reload }]
  switch (reload.after) {
    case 'saved': {
      const { sent, wrongRows } = reload.request
      return ended(next, [
        ...effects,
        { do: 'forget', id: sent.id },
        ...(wrongRows > 0 ? [{ do: 'notifyWrongRows', count: wrongRows } as const] : []),
      ])
    }
    case 'resumed': {
      const { sent: all, batch } = reload
      const [sent] = all
      const completed = sent ? [{ do: 'completeVisit', sent, batch, read } as const] : []
      return followed(next, all, [...effects, ...completed, { do: 'refreshRecovered' }])
    }
    default:
      return ended(next, effects)
  }
}
