import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { FormErrors, FormValues } from '../../../core/records/formErrors.ts'
import type { Effect } from '../../state/publicState.ts'

export interface EditorOptions {
  type: AnyType
  mode: WriteMode
  record: Partial<StoredRecord>
  /** Recovery key. */
  subject: string
  /** The form starts from a draft, not from the live revision. */
  isDraft: boolean
  apiUrl?: string | undefined
  /** `body` includes the `recordVersion` that it is based on. */
  send: (body: FormValues, idempotencyKey: string) => Promise<Envelope<StoredRecord | null>>
  sendDraft?: EditorOptions['send'] | undefined
  /** `hasMore`: later edits of a new record wait in recovery under `subjectOf` it. */
  onSaved: (record: StoredRecord, hasMore: boolean, effect?: Effect) => void
  /** Called if the save awaits approval and no record was stored. */
  onAwaitingApproval?: () => void
  /** Recovery key of a new record once it is stored. */
  subjectOf?: (record: StoredRecord) => string
  onErrors: (errors: FormErrors, values: FormValues) => void
}
