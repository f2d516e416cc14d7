import { createStore } from '../../core/state/store.ts'
import { step } from './step.ts'
import type { EditorEffect, EditorEvent, EditorState, EffectOf, Intent } from './types.ts'

export type EffectRunners = {
  readonly [Name in EditorEffect['do']]: (effect: EffectOf<Name>) => void | Promise<void>
}

export type Dispatch = (event: EditorEvent) => void

/** Runs the state machine: applies events in order and runs their effects. */
export function createEditor(
  start: EditorState,
  createRunners: (dispatch: Dispatch, now: () => EditorState) => EffectRunners,
) {
  const store = createStore(start)
  const runners = createRunners(dispatch, store.get)
  function run([effect, ...later]: readonly EditorEffect[]): void {
    if (!effect) return
    const pending = runners[effect.do](effect as never)
    if (pending) void pending.then(() => run(later))
    else run(later)
  }
  function dispatch(event: EditorEvent): void {
    const { state, effects } = step(store.get(), event)
    store.set(state)
    run(effects)
  }
  return {
    store,
    dispatch,
    submit: (intent: Intent) => run([{ do: 'submit', intent }]),
  }
}
