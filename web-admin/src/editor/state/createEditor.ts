import { createStore } from '../../core/state/store.ts'
import { step } from './step.ts'
import type {
  EditorEffect,
  EditorEvent,
  EditorState,
  EffectOf,
  Intent,
  Finding,
  SaveAnswer,
  SaveRequest,
} from './types.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { FormErrors, FormValues } from '../../core/records/formErrors.ts'
import { formValues, hasSameValues } from '../../core/records/recordValues.ts'
import { recoverableValues, type Recovery, type RecoveryEntry } from '../../core/unsaved/recovery.ts'
import { assess, requestOf, type FormFacts } from './assess.ts'
import { failureOf } from './answerSteps.ts'

type EffectRunners = {
  readonly [Name in EditorEffect['do']]: (effect: EffectOf<Name>) => void | Promise<void>
}

type Dispatch = (event: EditorEvent) => void

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

export interface EditorPorts {
  readonly type: AnyType
  readonly recovery: Pick<Recovery, 'save' | 'flush' | 'clear' | 'stash' | 'stashFor'>
  readonly readValues: () => FormValues
  readonly fill: (values: FormValues) => void
  /** Replaces the values by stored ones, which is no edit. */
  readonly show: (values: FormValues) => void
  readonly facts: () => Omit<FormFacts, 'values' | 'baseRevision'>
  readonly send: (request: SaveRequest) => Promise<SaveAnswer>
  /** Returns one error per text with a failed picture upload. */
  readonly awaitUploads: () => Promise<FormErrors>
  readonly askPassword: (error: unknown) => Promise<void>
  readonly isOnline: () => boolean
  readonly schedule: (callback: () => void, ms: number) => () => void
  readonly showErrors: (errors: FormErrors) => void
  readonly clearErrors: () => void
  readonly notifyFailure: (error: unknown) => void
  /** Recovery key of a new record once it is stored. */
  readonly subjectOf: (stored: StoredRecord) => string
  readonly refreshRecovered: () => void
  readonly dropRecovered: (entry: RecoveryEntry) => void
  readonly announce: (save: EffectOf<'announce'>) => void
  readonly announceWaiting: (save: EffectOf<'announceWaiting'>) => void
}

type Now = () => EditorState

const factsOf = (ports: EditorPorts, now: Now): FormFacts => ({
  ...ports.facts(),
  values: ports.readValues(),
  baseRevision: now().baseRevision,
})

export const takeOverRequestOf = (ports: EditorPorts, now: Now, takesOver: ChangeRequestRow): SaveRequest => {
  const { save } = now()
  const intent: Intent = save.is === 'competing' ? save.request.intent : { goal: 'live' }
  return { ...requestOf(intent, factsOf(ports, now)), takesOver }
}

function savingRunners(ports: EditorPorts, dispatch: Dispatch, now: Now) {
  let cancel: (() => void) | undefined
  const stop = () => {
    cancel?.()
    cancel = undefined
  }
  const hasMore = ({ typed }: SaveRequest) =>
    !hasSameValues(ports.type.declaration, ports.readValues(), typed)
  return {
    submit: ({ intent }) =>
      dispatch({ is: 'submitted', intent, finding: assess(intent, factsOf(ports, now)) }),
    awaitUploads: ({ intent }) =>
      void ports.awaitUploads().then((errors) =>
        dispatch({
          is: 'uploaded',
          intent,
          finding: findingAfterUploads(errors) ?? assess(intent, factsOf(ports, now)),
        }),
      ),
    send: ({ request }) =>
      void ports.send(request).then(
        (answer) => dispatch({ is: 'answered', request, answer, hasMore: hasMore(request) }),
        (error: unknown) => {
          const failure = failureOf(error)
          dispatch({ is: 'failed', request, failure, isOnline: ports.isOnline(), now: Date.now() })
        },
      ),
    askPassword: ({ request, error }) =>
      void ports.askPassword(error).then(
        () => dispatch({ is: 'passwordConfirmed', request }),
        () => dispatch({ is: 'passwordDeclined', request, error }),
      ),
    scheduleRetry: ({ ms }) => {
      stop()
      cancel = ports.schedule(() => dispatch({ is: 'retried' }), ms)
    },
    cancelRetry: stop,
  } satisfies Partial<EffectRunners>
}

const findingAfterUploads = (errors: FormErrors): Finding | undefined =>
  Object.keys(errors).length > 0 ? { is: 'refused', errors } : undefined

function recoveryRunners({ type, recovery, ...ports }: EditorPorts, now: Now) {
  const snapshot = (version: number) => ({
    version,
    values: recoverableValues(type.declaration, ports.readValues()),
  })
  const storeEdits = () => recovery.save(() => snapshot(now().baseRevision))
  return {
    storeEdits,
    storeEditsNow: () => {
      storeEdits()
      void recovery.flush()
    },
    clearEdits: () => void recovery.clear(),
    settleEdits: () => recovery.flush(),
    // the values are read at once: the next effect may replace them
    stash: ({ revision, isUntilSaved }) => void recovery.stash(snapshot(revision), isUntilSaved),
    stashForNew: ({ stored }) =>
      void recovery.stashFor(ports.subjectOf(stored), snapshot(stored.recordVersion)),
    refreshRecovered: ports.refreshRecovered,
    dropRecovered: ({ entry }) => ports.dropRecovered(entry),
  } satisfies Partial<EffectRunners>
}

function formRunners({ type, ...ports }: EditorPorts) {
  const { declaration } = type
  return {
    show: ({ stored }) => {
      const values = formValues(declaration, stored, new Date())
      if (!hasSameValues(declaration, ports.readValues(), values)) ports.show(values)
      ports.clearErrors()
    },
    fill: ({ values }) => ports.fill(formValues(declaration, values, new Date())),
    showErrors: ({ errors }) => ports.showErrors(errors),
    clearErrors: ports.clearErrors,
    notifyFailure: ({ error }) => ports.notifyFailure(error),
    announce: ports.announce,
    announceWaiting: ports.announceWaiting,
  } satisfies Partial<EffectRunners>
}

export const createRunners = (ports: EditorPorts, dispatch: Dispatch, now: Now): EffectRunners => ({
  ...savingRunners(ports, dispatch, now),
  ...recoveryRunners(ports, now),
  ...formRunners(ports),
})
