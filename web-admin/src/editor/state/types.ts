import type { Envelope, NewTimes, StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { ChangedPrices } from '@flou/shared/pricing/effect/priceFields.ts'
import type { FormErrors, FormValues } from '../../core/records/formErrors.ts'
import type { ReleaseRef } from '../../core/records/releaseItems.ts'
import type { Goal } from './publicState.ts'
import type { RecoveryEntry } from '../../core/unsaved/recovery.ts'

/** A requested save: its goal and the answers to the questions before it. */
export interface Intent {
  readonly goal: Goal
  readonly isScheduleConfirmed?: true
  readonly isPageChecked?: true
  /** Times to publish the content and to unpublish the record, instead of publishing now. */
  readonly planned?: NewTimes
  /** Publishes while the texts of the other language are incomplete. */
  readonly onlyIn?: Language
  /** Product name typed to confirm a price change; '' if none was required. */
  readonly confirmedProduct?: string
  /** Note to the approvers; '' if there is none. Absent before the question. */
  readonly approvalMessage?: string
  /** The release that stores the content instead of publishing it; `choose` before the question. */
  readonly release?: ReleaseRef | 'choose'
}

/** A save as sent. Retries repeat it unchanged, with its idempotency key. */
export interface SaveRequest {
  readonly key: string
  readonly intent: Intent
  readonly typed: FormValues
  readonly body: FormValues
  /** Change request of another author whose content the save replaces. */
  readonly takesOver?: ChangeRequestRow
}

export type Question =
  | { readonly about: 'schedule'; readonly day: string }
  | { readonly about: 'price'; readonly prices: ChangedPrices }
  | { readonly about: 'page'; readonly onlyIn?: Language }
  | { readonly about: 'approval' }
  | { readonly about: 'release' }

export interface Collected {
  readonly release: ReleaseRef
  readonly itemId: string
}
export type SaveAnswer = Envelope<StoredRecord | null> & { readonly collected?: Collected }

export type Finding =
  | { readonly is: 'question'; readonly question: Question }
  | { readonly is: 'uploads' }
  | { readonly is: 'refused'; readonly errors: FormErrors }
  | { readonly is: 'ready'; readonly request: SaveRequest }

export type Failure =
  | { readonly is: 'unanswered' | 'unconfirmed' | 'other'; readonly error: unknown }
  | { readonly is: 'refused'; readonly errors: FormErrors }
  | { readonly is: 'conflict'; readonly current: StoredRecord; readonly error: unknown }
  | { readonly is: 'competing'; readonly changeRequest: ChangeRequestRow; readonly error: unknown }

export interface OpenRequest {
  readonly request: SaveRequest
  /** Attempts without an answer. */
  readonly failures: number
  /** The form has edits that no requested save covers. */
  readonly isEdited: boolean
  /** Save of later edits, made once this one is answered. */
  readonly next?: Intent
}

export type SaveState =
  | { readonly is: 'idle' }
  | { readonly is: 'uploading'; readonly intent: Intent; readonly earlier?: OpenRequest }
  | ({ readonly is: 'sending' } & OpenRequest)
  /** The server requires the password. */
  | ({ readonly is: 'confirming' } & OpenRequest)
  | ({ readonly is: 'waiting' } & OpenRequest)
  /** `at`: time of the next attempt in epoch milliseconds. */
  | ({ readonly is: 'retrying'; readonly at: number; readonly error: unknown } & OpenRequest)
  | { readonly is: 'refused'; readonly wrongFields: number; readonly intent: Intent }
  | { readonly is: 'failed'; readonly error: unknown }
  | {
      readonly is: 'conflict'
      readonly request: SaveRequest
      readonly current: StoredRecord
      readonly error: unknown
    }
  | {
      readonly is: 'competing'
      readonly request: SaveRequest
      readonly changeRequest: ChangeRequestRow
      readonly error: unknown
    }
  /** A save of another editor is merged into the form before its own save. */
  | { readonly is: 'comparing'; readonly current: StoredRecord }

/** The form compared with the stored record. */
type WorkState = { readonly is: 'new' | 'dirty' } | { readonly is: 'clean'; readonly at?: string }

export interface EditorState {
  readonly mode: WriteMode
  readonly work: WorkState
  readonly save: SaveState
  readonly openQuestion?: { readonly intent: Intent; readonly question: Question }
  /** Revision that the form is based on; 0 before the first save. */
  readonly baseRevision: number
}

/** Resolution of a conflict: the values to save, or the other side's record as it is. */
export interface Decision {
  readonly values: FormValues
  readonly isMineDiscarded: boolean
  readonly isAllTheirs: boolean
}

export type EditorEvent =
  | { readonly is: 'edited' | 'questionClosed' | 'dialogClosed' | 'retried' | 'discarded' | 'closed' }
  | { readonly is: 'submitted'; readonly intent: Intent; readonly finding: Finding }
  | { readonly is: 'uploaded'; readonly intent: Intent; readonly finding: Finding }
  /** `data` is null if only a change request or a release has the save. `hasMore`: edits since it was sent. */
  | {
      readonly is: 'answered'
      readonly request: SaveRequest
      readonly answer: SaveAnswer
      readonly hasMore: boolean
    }
  | {
      readonly is: 'failed'
      readonly request: SaveRequest
      readonly failure: Failure
      readonly isOnline: boolean
      readonly now: number
    }
  | { readonly is: 'passwordConfirmed'; readonly request: SaveRequest }
  | { readonly is: 'passwordDeclined'; readonly request: SaveRequest; readonly error: unknown }
  | { readonly is: 'conflictResolved'; readonly decision: Decision }
  | { readonly is: 'takeOverRequested'; readonly request: SaveRequest }
  /** Another action stored the record: a restored revision, a discarded draft, an unpublished page. */
  | { readonly is: 'replaced'; readonly stored: StoredRecord }
  | { readonly is: 'restored'; readonly entry: RecoveryEntry }
  /** Another editor saved the record while the form was open. */
  | { readonly is: 'outdated'; readonly current: StoredRecord }
  /** The values of an earlier revision. */
  | { readonly is: 'revisionChosen'; readonly values: FormValues }

export type EditorEffect =
  | { readonly do: 'send'; readonly request: SaveRequest }
  | { readonly do: 'submit' | 'awaitUploads'; readonly intent: Intent }
  | { readonly do: 'askPassword'; readonly request: SaveRequest; readonly error: unknown }
  | { readonly do: 'scheduleRetry'; readonly ms: number }
  | { readonly do: 'cancelRetry' | 'clearErrors' }
  | { readonly do: 'showErrors'; readonly errors: FormErrors }
  | { readonly do: 'notifyFailure'; readonly error: unknown }
  | { readonly do: 'show'; readonly stored: StoredRecord }
  | { readonly do: 'fill'; readonly values: FormValues }
  | { readonly do: 'storeEdits' | 'storeEditsNow' | 'clearEdits' | 'settleEdits' | 'refreshRecovered' }
  | { readonly do: 'stash'; readonly revision: number; readonly isUntilSaved: boolean }
  | { readonly do: 'stashForNew'; readonly stored: StoredRecord }
  | { readonly do: 'dropRecovered'; readonly entry: RecoveryEntry }
  /** Toast, publish status and navigation after a save. */
  | {
      readonly do: 'announce'
      readonly request: SaveRequest
      readonly answer: Envelope<StoredRecord>
      readonly hasMore: boolean
    }
  | { readonly do: 'announceWaiting'; readonly hasMore: boolean; readonly collected?: Collected }

export interface Step {
  readonly state: EditorState
  readonly effects: readonly EditorEffect[]
}

export type EventOf<Name extends EditorEvent['is']> = Extract<EditorEvent, { is: Name }>
export type EffectOf<Name extends EditorEffect['do']> = Extract<EditorEffect, { do: Name }>

export const done = (state: EditorState, effects: readonly EditorEffect[] = []): Step => ({ state, effects })

export const noStep = (state: EditorState): Step => ({ state, effects: [] })

export const withSave = (state: EditorState, save: SaveState): EditorState => ({ ...state, save })
