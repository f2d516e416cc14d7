import type { Batch } from '@flou/shared/content/batch.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import type { RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import type { GridRow, RowErrors } from '../model/rows.ts'

export type Rows = readonly GridRow[]

/** Sent batch whose result is unknown; stored to survive a reload. */
export interface SentBatch {
  id: string
  visit: string
  rows: number
  added: readonly string[]
}

export interface Submission {
  readonly keys?: ReadonlySet<string>
  readonly confirmedProduct: string
}

/** A save as sent. Retries repeat it unchanged, with its idempotency key. */
export interface BatchRequest {
  readonly key: string
  readonly sent: SentBatch
  readonly rows: Rows
  readonly bodies: readonly FormValues[]
  readonly confirmedProduct: string
  readonly wrongRows: number
}

export type Task =
  | { readonly do: 'submit'; readonly submission: Submission }
  | { readonly do: 'undo'; readonly batch: Batch }

export type GridSave =
  | { readonly is: 'idle' }
  /** `isRepeated`: an earlier attempt may have arrived. */
  | {
      readonly is: 'sending'
      readonly request: BatchRequest
      readonly done: number
      readonly isRepeated: boolean
    }
  | {
      readonly is: 'interrupted'
      readonly request: BatchRequest
      readonly done: number
      readonly error: unknown
    }
  /** Saves of earlier visits, the first of which is followed. */
  | { readonly is: 'resuming'; readonly sent: readonly SentBatch[]; readonly done: number }
  | {
      readonly is: 'halted'
      readonly sent: readonly SentBatch[]
      readonly done: number
      readonly error: unknown
    }
  | { readonly is: 'preparing' | 'undoing' | 'reloading' }

export interface GridState {
  readonly past: readonly Rows[]
  readonly rows: Rows
  readonly future: readonly Rows[]
  readonly refused: ReadonlyMap<GridRow, RowErrors>
  readonly save: GridSave
  readonly queue: readonly Task[]
}

/** Reason to read the rows again. `batch` is null if the change waits for approval. */
export type Reload =
  | { readonly after: 'saved'; readonly request: BatchRequest; readonly batch: Batch | null }
  | { readonly after: 'resumed'; readonly sent: readonly SentBatch[]; readonly batch: Batch }
  | { readonly after: 'undone'; readonly batch: Batch | null }

export type BatchFailure =
  | { readonly is: 'refused'; readonly error: unknown; readonly errors: ReadonlyMap<GridRow, RowErrors> }
  | { readonly is: 'rejected'; readonly error: unknown }
  | { readonly is: 'unknown'; readonly error: unknown }

export type Update = (rows: Rows) => Rows

export type GridEvent =
  | { readonly is: 'undone' | 'redone' | 'retried' | 'discarded' }
  | { readonly is: 'edited'; readonly update: Update }
  | { readonly is: 'reread'; readonly update: Update }
  | { readonly is: 'opened'; readonly sent: readonly SentBatch[] }
  | { readonly is: 'requested'; readonly task: Task }
  | { readonly is: 'submitted'; readonly request: BatchRequest | undefined }
  | { readonly is: 'progressed'; readonly done: number }
  | { readonly is: 'answered'; readonly request: BatchRequest; readonly batch: Batch | null }
  | { readonly is: 'failed'; readonly request: BatchRequest; readonly failure: BatchFailure }
  /** `batch` is undefined if it never arrived. */
  | { readonly is: 'resumed'; readonly batch: Batch | undefined }
  | { readonly is: 'resumeFailed'; readonly error: unknown }
  | { readonly is: 'takenBack'; readonly batch: Batch | null }
  | { readonly is: 'takeBackFailed'; readonly error: unknown }
  | { readonly is: 'reloaded'; readonly reload: Reload; readonly read: Rows; readonly update: Update }
  | {
      readonly is: 'restored'
      readonly entry: RecoveryEntry
      readonly update: Update
      readonly isReplacing: boolean
    }

export type GridEffect =
  | Task
  | { readonly do: 'remember'; readonly request: BatchRequest }
  | { readonly do: 'send'; readonly request: BatchRequest }
  | { readonly do: 'forget'; readonly id: string }
  | { readonly do: 'resume'; readonly sent: SentBatch }
  | { readonly do: 'reload'; readonly reload: Reload }
  | { readonly do: 'storeEdits' | 'storeEditsNow' | 'clearEdits' | 'refreshRecovered' }
  | { readonly do: 'stash'; readonly rows: Rows }
  | { readonly do: 'dropRecovered'; readonly entry: RecoveryEntry }
  /** Removes what an earlier visit saved from its unsaved work. */
  | {
      readonly do: 'completeVisit'
      readonly sent: SentBatch
      readonly batch: Batch
      readonly read: Rows
    }
  | { readonly do: 'announce'; readonly reload: Reload }
  | { readonly do: 'notifyFailure'; readonly error: unknown; readonly isProblem: boolean }
  | { readonly do: 'notifyWrongRows'; readonly count: number }

export interface Step {
  readonly state: GridState
  readonly effects: readonly GridEffect[]
}

export type EventOf<Name extends GridEvent['is']> = Extract<GridEvent, { is: Name }>
export type EffectOf<Name extends GridEffect['do']> = Extract<GridEffect, { do: Name }>
