import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import {
  done,
  noStep,
  withSave,
  type EditorEffect,
  type EditorState,
  type EventOf,
  type OpenRequest,
  type SaveRequest,
  type Step,
  type Failure,
} from './types.ts'
import * as z from 'zod/mini'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { serverErrors } from '../../core/records/formErrors.ts'

const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** True if the outcome is unknown or a retry may succeed. */
const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || BUSY.has(error.status))

const recordSchema = z.looseObject({ recordVersion: z.number() })
const currentOf = (error: unknown): StoredRecord | undefined =>
  isApiError(error, 'record_changed') && recordSchema.safeParse(error.data).success
    ? (error.data as StoredRecord) // contract of `record_changed`
    : undefined

/** Returns the open change request of another author that blocks the save. */
const competingRequestOf = (error: unknown): ChangeRequestRow | undefined =>
  isApiError(error, 'change_moved') && error.message === 'changeOfOther'
    ? (error.data as ChangeRequestRow) // contract of `change_moved`
    : undefined

/** Classifies the error of a sent save. */
export function failureOf(error: unknown): Failure {
  if (isUnanswered(error)) return { is: 'unanswered', error }
  if (isApiError(error, 'confirmation_needed')) return { is: 'unconfirmed', error }
  const errors = isApiError(error, 'validation_failed') ? serverErrors(error.fields) : {}
  if (Object.keys(errors).length > 0) return { is: 'refused', errors }
  const current = currentOf(error)
  if (current) return { is: 'conflict', current, error }
  const changeRequest = competingRequestOf(error)
  return changeRequest ? { is: 'competing', changeRequest, error } : { is: 'other', error }
}

const FIRST_MS = 1000
const LONGEST_MS = 30_000

/** Exponential backoff in milliseconds, at most 30 seconds. */
export const retryDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)

function underWay({ save }: EditorState, request: SaveRequest): OpenRequest | undefined {
  return save.is === 'sending' && save.request === request ? save : undefined
}

/** The next save, unless the answered one or the form of the new record makes it needless. */
function nextSave({ mode }: EditorState, { request, next }: OpenRequest, hasMore: boolean): EditorEffect[] {
  const isDone =
    !next || mode === 'create' || (request.intent.goal === next.goal && !next.planned && !hasMore)
  return isDone ? [] : [{ do: 'submit', intent: next }]
}

/** Edits made while saving stay in this form, or in recovery for the form of the new record. */
function editEffects({ mode }: EditorState, stored: StoredRecord, hasMore: boolean): EditorEffect[] {
  if (!hasMore) return [{ do: 'show', stored }, { do: 'clearEdits' }]
  if (mode === 'update') return [{ do: 'storeEdits' }]
  return [{ do: 'stashForNew', stored }, { do: 'clearEdits' }, { do: 'settleEdits' }]
}

type Stored = Omit<EventOf<'answered'>, 'answer'> & { answer: Envelope<StoredRecord> }

function storedStep(state: EditorState, { request, answer, hasMore }: Stored): Step {
  const stored = answer.data
  const isOpen = hasMore && state.mode === 'update'
  const work = isOpen ? ({ is: 'dirty' } as const) : ({ is: 'clean', at: stored.updated } as const)
  return done({ ...state, work, save: { is: 'idle' }, baseRevision: stored.recordVersion }, [
    ...editEffects(state, stored, hasMore),
    { do: 'announce', request, answer, hasMore },
  ])
}

/** Only a change request or a release has the save; its values stay in the form. */
function waitingStep(state: EditorState, { hasMore, answer: { collected } }: EventOf<'answered'>): Step {
  const idle = withSave(state, { is: 'idle' })
  const announce = { do: 'announceWaiting', hasMore, ...(collected && { collected }) } as const
  if (hasMore) return done({ ...idle, work: { is: 'dirty' } }, [announce, { do: 'storeEdits' }])
  return done({ ...idle, work: { is: 'clean' } }, [{ do: 'clearEdits' }, announce])
}

export function answered(state: EditorState, event: EventOf<'answered'>): Step {
  const open = underWay(state, event.request)
  if (!open) return noStep(state)
  const { answer, hasMore } = event
  const { data } = answer
  const step =
    data === null ? waitingStep(state, event) : storedStep(state, { ...event, answer: { ...answer, data } })
  return done(step.state, [...step.effects, ...nextSave(state, open, hasMore)])
}

function unansweredStep(
  state: EditorState,
  { request, failures, isEdited, next }: OpenRequest,
  { isOnline, now, error }: Pick<EventOf<'failed'>, 'isOnline' | 'now'> & { error: unknown },
): Step {
  const repeated = { request, isEdited, ...(next && { next }) }
  if (!isOnline) return done(withSave(state, { ...repeated, is: 'waiting', failures }))
  const attempts = failures + 1
  const ms = retryDelay(attempts)
  return done(withSave(state, { ...repeated, is: 'retrying', failures: attempts, at: now + ms, error }), [
    { do: 'scheduleRetry', ms },
    ...(failures === 0 ? [{ do: 'notifyFailure', error } as const] : []),
  ])
}

export function failed(state: EditorState, event: EventOf<'failed'>): Step {
  const open = underWay(state, event.request)
  if (!open) return noStep(state)
  const { failure, request } = event
  switch (failure.is) {
    case 'unanswered':
      return unansweredStep(state, open, { ...event, error: failure.error })
    case 'unconfirmed':
      return done(withSave(state, { ...open, is: 'confirming' }), [
        { do: 'askPassword', request, error: failure.error },
      ])
    case 'refused': {
      const { errors } = failure
      const { intent } = request
      const wrongFields = Object.keys(errors).length
      return done(withSave(state, { is: 'refused', wrongFields, intent }), [{ do: 'showErrors', errors }])
    }
    case 'conflict':
      return done(withSave(state, { ...failure, request }))
    case 'competing':
      return done(withSave(state, { ...failure, request }))
    default:
      return failedWith(state, failure.error)
  }
}

function failedWith(state: EditorState, error: unknown): Step {
  return done(withSave(state, { is: 'failed', error }), [{ do: 'notifyFailure', error }])
}

export function passwordConfirmed(state: EditorState, { request }: EventOf<'passwordConfirmed'>): Step {
  const { save } = state
  if (save.is !== 'confirming' || save.request !== request) return noStep(state)
  return done(withSave(state, { ...save, is: 'sending' }), [{ do: 'send', request }])
}

export function passwordDeclined(state: EditorState, { request, error }: EventOf<'passwordDeclined'>): Step {
  const { save } = state
  return save.is === 'confirming' && save.request === request ? failedWith(state, error) : noStep(state)
}

export function retried(state: EditorState): Step {
  const { save } = state
  if (save.is !== 'waiting' && save.is !== 'retrying') return noStep(state)
  const { request, failures, isEdited, next } = save
  return done(withSave(state, { is: 'sending', request, failures, isEdited, ...(next && { next }) }), [
    { do: 'cancelRetry' },
    { do: 'send', request },
  ])
}
