import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { Effect } from '../standing/saved.ts'
import type { FormErrors, FormValues } from '../form/formErrors.ts'

/** What a form edits, and where it is sent. */
export interface Editing {
  type: AnyType
  mode: WriteMode
  record: Partial<StoredRecord>
  /** Names the record in the journal of unsaved work. */
  subject: string
  /** Sends what the form holds; `body` carries the version it started from. */
  send: (body: FormValues, idempotencyKey: string) => Promise<Envelope<StoredRecord | null>>
  /** The same as a draft, which visitors do not see; absent where there can be none. */
  sendDraft?: Editing['send'] | undefined
  /** `hasMore`: what was typed since a new record was sent waits for its form, under `subjectOf` it. */
  onSaved: (record: StoredRecord, hasMore: boolean, effect?: Effect) => void
  /** What was sent waits for approval and is stored nowhere else: there is no record to show. */
  onHeld?: () => void
  /** Names a record that was new in the journal, once it is stored. */
  subjectOf?: (record: StoredRecord) => string
  /** Called with errors to bring the first of them into view. */
  onErrors: (errors: FormErrors, values: FormValues) => void
}
