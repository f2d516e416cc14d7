/** Rows that one batch may hold. */
export const BATCH_ROWS = 1_000

/** The id of the batch that a person's request asks for, by the request's idempotency key. */
export const batchIdOf = (person: number, key: string): string => `${person}-${key}`

/** What a batch does to a record. `keep`: its content is what is stored already, so nothing is written. */
export type BatchAction = 'create' | 'update' | 'delete' | 'restore' | 'keep'

/** A submitted row: the declared fields, and of a stored record its id and the version it was read at. */
export type BatchRow = Readonly<Record<string, unknown>> & {
  readonly id?: number
  readonly recordVersion?: number
}

export interface BatchRequest {
  rows: readonly BatchRow[]
  /** Only say what would happen. */
  dryRun?: boolean
}

/** What would become of one row. */
export interface BatchRowCheck {
  action: BatchAction
  /** Field errors by wire key (`Price`, `Contents[0].Title`); absent where nothing is wrong. */
  errors?: Readonly<Record<string, string>>
}

/** The answer of a dry run: one entry for each row, in their order. */
export interface BatchCheck {
  rows: readonly BatchRowCheck[]
}

/** A row that a batch did not change, and why. */
export interface BatchFailure {
  /** Its place among the rows that were to change. */
  index: number
  id: number
  title: string
  /** In the reader's language. */
  reason: string
}

/** A record that a batch changes. */
export interface BatchEntry {
  id: number
  title: string
  action: BatchAction
}

/** How far a batch is. One that is not done goes on by itself within a minute, or at once when it is asked to. */
export interface Batch {
  id: string
  isDone: boolean
  /** Rows that change, and how many of them have been dealt with. */
  total: number
  done: number
  failures: readonly BatchFailure[]
  /** The records, in the order of the rows. */
  entries: readonly BatchEntry[]
  /** The batch that takes it back, where there is one. */
  undoneBy?: string
  /** The batch that it takes back. */
  undoes?: string
}
