import { answered, failed, passwordDeclined, passwordConfirmed, retried } from './answerSteps.ts'
import { submitted, uploaded } from './submitSteps.ts'
import type { EditorEvent, EditorState, EventOf, Step } from './types.ts'
import {
  closed,
  conflictResolved,
  dialogClosed,
  discarded,
  edited,
  questionClosed,
  replaced,
  restored,
  takeOverRequested,
} from './workSteps.ts'

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
  discarded,
  closed,
}

/** The editor's state machine. Pure: values, clocks and answers arrive with events. */
export const step = (state: EditorState, event: EditorEvent): Step => STEPS[event.is](state, event as never)
