import { hasUnsavedWork } from './phase.ts'
import { done, noStep, withSave } from './types.ts'
import type { EditorEffect, EditorState, EventOf, SaveState, Step } from './types.ts'

function afterEdit(save: SaveState): SaveState {
  if ('isEdited' in save) return save.isEdited ? save : { ...save, isEdited: true }
  return save.is === 'refused' || save.is === 'failed' ? { is: 'idle' } : save
}

/** Returns the same state for further edits, so that typing renders nothing. */
export function edited(state: EditorState): Step {
  const save = afterEdit(state.save)
  const isSame = save === state.save && state.work.is === 'dirty'
  return done(isSame ? state : { ...state, save, work: { is: 'dirty' } }, [{ do: 'storeEdits' }])
}

export const questionClosed = (state: EditorState): Step => {
  const { openQuestion, ...closed } = state
  return openQuestion ? done(closed) : noStep(state)
}

export function dialogClosed(state: EditorState): Step {
  const { save } = state
  if (save.is === 'comparing') return done(withSave(state, { is: 'idle' }))
  if (save.is !== 'conflict' && save.is !== 'competing') return noStep(state)
  return done(withSave(state, { is: 'failed', error: save.error }))
}

/** Only leaving the form deletes work. */
export function discarded(state: EditorState): Step {
  const { openQuestion: _, ...left } = state
  return done(withSave(left, { is: 'idle' }), [{ do: 'cancelRetry' }, { do: 'clearEdits' }])
}

export const closed = (state: EditorState): Step => done(state, [{ do: 'cancelRetry' }])

const stashOwn = (state: EditorState, isUntilSaved = false): EditorEffect => ({
  do: 'stash',
  revision: state.baseRevision,
  isUntilSaved,
})

/** Shows a stored record; unsaved edits are stashed and offered for recovery. */
export function replaced(state: EditorState, { stored }: Pick<EventOf<'replaced'>, 'stored'>): Step {
  const { mode } = state
  const work = { is: 'clean', at: stored.updated } as const
  return done({ mode, work, save: { is: 'idle' }, baseRevision: stored.recordVersion }, [
    ...(hasUnsavedWork(state) ? [stashOwn(state)] : []),
    { do: 'cancelRetry' },
    { do: 'show', stored },
    { do: 'clearEdits' },
    { do: 'refreshRecovered' },
  ])
}

/** Discarded values stay in recovery until the resolution is saved. */
export function conflictResolved(state: EditorState, { decision }: EventOf<'conflictResolved'>): Step {
  const { save } = state
  if (save.is !== 'conflict' && save.is !== 'comparing') return noStep(state)
  const { current } = save
  if (decision.isAllTheirs) return replaced(state, { stored: current })
  const { values, isMineDiscarded } = decision
  return done(
    { ...state, work: { is: 'dirty' }, save: { is: 'idle' }, baseRevision: current.recordVersion },
    [
      ...(isMineDiscarded ? [stashOwn(state, true), { do: 'fill', values } as const] : []),
      save.is === 'conflict' ? { do: 'submit', intent: save.request.intent } : { do: 'storeEditsNow' },
    ],
  )
}

const CAN_COMPARE: ReadonlySet<SaveState['is']> = new Set(['idle', 'refused', 'failed'])

/** Offers the merge with what the other editor saved; a form without edits shows it at once. */
export function outdated(state: EditorState, { current }: EventOf<'outdated'>): Step {
  const isNewer = state.mode === 'update' && current.recordVersion > state.baseRevision
  if (!isNewer || state.openQuestion || !CAN_COMPARE.has(state.save.is)) return noStep(state)
  if (!hasUnsavedWork(state)) return replaced(state, { stored: current })
  return done(withSave(state, { is: 'comparing', current }))
}

/** Fills the form with a revision; unsaved edits are stashed and offered for recovery. */
export function revisionChosen(state: EditorState, { values }: EventOf<'revisionChosen'>): Step {
  return done({ ...state, save: afterEdit(state.save), work: { is: 'dirty' } }, [
    ...(hasUnsavedWork(state) ? [stashOwn(state)] : []),
    { do: 'fill', values },
    { do: 'storeEditsNow' },
    { do: 'refreshRecovered' },
  ])
}

export function takeOverRequested(state: EditorState, { request }: EventOf<'takeOverRequested'>): Step {
  if (state.save.is !== 'competing') return noStep(state)
  const sending = { is: 'sending', request, failures: 0, isEdited: false } as const
  return done(withSave(state, sending), [{ do: 'send', request }])
}

/** Restores values with their base revision, so that a later save of others is a conflict. */
export function restored(state: EditorState, { entry }: EventOf<'restored'>): Step {
  const save = afterEdit(state.save)
  return done({ ...state, save, work: { is: 'dirty' }, baseRevision: entry.version }, [
    ...(hasUnsavedWork(state) ? [stashOwn(state)] : []),
    { do: 'fill', values: entry.values },
    { do: 'storeEditsNow' },
    { do: 'dropRecovered', entry },
  ])
}
