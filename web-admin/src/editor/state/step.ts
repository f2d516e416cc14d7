import { answered, failed, passwordDeclined, passwordConfirmed, retried } from './answerSteps.ts'
import {
  type EditorEvent,
  type EditorState,
  type EventOf,
  type Step,
  done,
  noStep,
  withSave,
  type EditorEffect,
  type Finding,
  type Intent,
  type OpenRequest,
} from './types.ts'
import {
  closed,
  conflictResolved,
  dialogClosed,
  discarded,
  edited,
  outdated,
  questionClosed,
  replaced,
  restored,
  revisionChosen,
  takeOverRequested,
} from './workSteps.ts'

type Submitted = Pick<EventOf<'submitted'>, 'intent' | 'finding'>

/** The last save if the server may have stored it, so that newer edits build on its result. */
const earlierOf = ({ save }: EditorState): OpenRequest | undefined =>
  save.is === 'waiting' || save.is === 'retrying' ? save : undefined

const isWithQuestion = ({ finding }: Submitted) => finding.is === 'question'

const ask = (state: EditorState, { intent, finding }: Submitted): EditorState =>
  finding.is === 'question' ? { ...state, openQuestion: { intent, question: finding.question } } : state

function sendEarlier(state: EditorState, { request, failures }: OpenRequest, next: Intent): Step {
  return done(withSave(state, { is: 'sending', request, failures, isEdited: false, next }), [
    { do: 'cancelRetry' },
    { do: 'send', request },
  ])
}

function sendChecked(state: EditorState, intent: Intent, finding: Finding): Step {
  switch (finding.is) {
    case 'question':
      return done(ask(withSave(state, { is: 'idle' }), { intent, finding }))
    case 'uploads':
      return done(withSave(state, { is: 'uploading', intent }), [{ do: 'awaitUploads', intent }])
    case 'refused': {
      const { errors } = finding
      const wrongFields = Object.keys(errors).length
      const refused = withSave(state, { is: 'refused', wrongFields, intent })
      return done(refused, [{ do: 'showErrors', errors }])
    }
    default: {
      const { request } = finding
      return done(withSave(state, { is: 'sending', request, failures: 0, isEdited: false }), [
        { do: 'clearErrors' },
        { do: 'send', request },
      ])
    }
  }
}

/** A save requested while one is under way: made afterwards if there is more to save. */
function queue(
  state: EditorState,
  save: OpenRequest & { is: 'sending' | 'confirming' },
  event: Submitted,
): Step {
  if (!save.isEdited && !state.openQuestion) return noStep(state)
  const { openQuestion: _, ...free } = state
  if (isWithQuestion(event)) return done(ask(free, event))
  return done({ ...free, save: { ...save, isEdited: false, next: event.intent } })
}

/** States that an upload or an answer in a dialog ends. */
const HAS_OWN_END: ReadonlySet<EditorState['save']['is']> = new Set([
  'uploading',
  'conflict',
  'competing',
  'comparing',
])

function submitted(state: EditorState, event: Submitted): Step {
  const { save } = state
  if (save.is === 'sending' || save.is === 'confirming') return queue(state, save, event)
  if (HAS_OWN_END.has(save.is)) return noStep(state)
  const { openQuestion: _, ...free } = state
  if (isWithQuestion(event)) return done(ask(free, event))
  const { intent, finding } = event
  const earlier = earlierOf(state)
  if (!earlier) return sendChecked(free, intent, finding)
  if (finding.is !== 'uploads') return sendEarlier(free, earlier, intent)
  const effects: EditorEffect[] = [{ do: 'cancelRetry' }, { do: 'awaitUploads', intent }]
  return done(withSave(free, { is: 'uploading', intent, earlier }), effects)
}

function uploaded(state: EditorState, { intent, finding }: EventOf<'uploaded'>): Step {
  const { save } = state
  if (save.is !== 'uploading' || save.intent !== intent) return noStep(state)
  return save.earlier ? sendEarlier(state, save.earlier, intent) : sendChecked(state, intent, finding)
}

type Steps = { readonly [Name in EditorEvent['is']]: (state: EditorState, event: EventOf<Name>) => Step }

const STEPS: Steps = {
  edited,
  submitted,
  uploaded,
  answered,
  failed,
  passwordConfirmed,
  passwordDeclined,
  retried,
  questionClosed,
  dialogClosed,
  conflictResolved,
  takeOverRequested,
  replaced,
  restored,
  outdated,
  revisionChosen,
  discarded,
  closed,
}

/** The editor's state machine. Pure: values, clocks and answers arrive with events. */
export const step = (state: EditorState, event: EditorEvent): Step => STEPS[event.is](state, event as never)
