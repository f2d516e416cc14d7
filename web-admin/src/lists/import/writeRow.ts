import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { wireValues } from '../../core/records/recordValues.ts'
import { api } from '../../core/session/current.ts'
import { withRetries } from '../../core/api/withRetries.ts'
import { hasHiddenContent, valuesOf, writeRecord } from '../../core/records/writeRecord.ts'
import type { PlannedRow } from './checkImport.ts'

interface Written {
  isWaiting: boolean
  undo?: () => Promise<unknown>
}

interface ListOfType {
  type: ContentType
  apiUrl: string
}

const remove = (path: string) => api(path, { method: 'DELETE', idempotencyKey: crypto.randomUUID() })

async function createRow({ type, apiUrl }: ListOfType, { values = {} }: PlannedRow): Promise<Written> {
  const idempotencyKey = crypto.randomUUID()
  const body = { ...wireValues(type.declaration, values), ...(isDraftable(type) && { state: 'draft' }) }
  const answer = await withRetries(() => api<StoredRecord>(apiUrl, { method: 'POST', body, idempotencyKey }))
  if (isAwaitingApproval(answer)) return { isWaiting: true }
  const { id, recordVersion } = answer.data
  return { isWaiting: false, undo: () => remove(`${apiUrl}/${id}?recordVersion=${recordVersion}`) }
}

interface ChangedRecord {
  type: AnyType
  path: string
  record: StoredRecord
  values: FormValues
}

/** Saves a draft where the type has drafts. `undo` fails if the record changed since. */
export async function writeDraft({ type, path, record, values }: ChangedRecord): Promise<Written> {
  const isDraft = isDraftable(type)
  const answer = await writeRecord({ type, path, values, recordVersion: record.recordVersion, isDraft })
  if (isAwaitingApproval(answer)) return { isWaiting: true }
  const { recordVersion } = answer.data
  const earlier = { type, path, values: valuesOf(type, record), recordVersion, isDraft }
  const undo =
    isDraft && !hasHiddenContent(type, record)
      ? () => remove(`${path}/draft?recordVersion=${recordVersion}`)
      : () => writeRecord(earlier)
  return { isWaiting: false, undo }
}

export async function writeRow(list: ListOfType, row: PlannedRow): Promise<Written> {
  const { record, values = {} } = row
  if (!record) return createRow(list, row)
  return writeDraft({ type: list.type, path: `${list.apiUrl}/${record.id}`, record, values })
}
