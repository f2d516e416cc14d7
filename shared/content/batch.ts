export const BATCH_ROWS = 1_000

/** Derives the batch id from the request's idempotency key. */
export const batchIdOf = (person: number, key: string): string => `${person}-${key}`

/** Effect on one record. `keep`: content is unchanged, nothing is written. */
export type BatchAction = 'create' | 'update' | 'delete' | 'restore' | 'keep'

interface BatchRowCheck {
  action: BatchAction
  errors?: Readonly<Record<string, string>>
}

/** Dry-run result: one entry per row, in the same order. */
export interface BatchCheck {
  rows: readonly BatchRowCheck[]
}

interface BatchFailure {
  index: number
  id: number
  title: string
  reason: string
}

interface BatchEntry {
  id: number
  title: string
  action: BatchAction
}

/** Progress of a batch. The schedule resumes unfinished batches within a minute. */
export interface Batch {
  id: string
  isDone: boolean
  total: number
  done: number
  failures: readonly BatchFailure[]
  entries: readonly BatchEntry[]
  undoneBy?: string
  undoes?: string
}
