import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { withRetries } from '../../core/api/withRetries.ts'
import { readRecord, valuesOf, writeRecord } from '../../core/records/writeRecord.ts'
import { api } from '../../core/session/current.ts'
import { bulkCall } from './bulkActions.ts'

interface ListOfType {
  type: ContentType
  apiUrl: string
}

/** Unpublishing makes a draft the content, so the published revision is written first and the draft again after it. */
async function republishWithDraft(
  { type, apiUrl }: ListOfType,
  { live, ...draft }: StoredRecord,
  recordVersion: number,
): Promise<void> {
  const path = `${apiUrl}/${draft.id}`
  const published = await readRecord(`${path}/versions/${live?.version}`)
  const write = { type, path, values: valuesOf(type, published), recordVersion, isDraft: false }
  const { data } = await writeRecord(write)
  await writeRecord({
    ...write,
    values: valuesOf(type, draft),
    recordVersion: data.recordVersion,
    isDraft: true,
  })
}

/** Unpublishes a row. `undo` is absent if it was not published, and fails if the record changed since. */
export async function unpublishRow(
  list: ListOfType,
  row: ListRow,
): Promise<{ isWaiting: boolean; undo?: () => Promise<unknown> }> {
  const { apiUrl } = list
  const before = row.listStates?.hasDraft ? await readRecord(`${apiUrl}/${row.id}`) : undefined
  const { path, options } = bulkCall('unpublish', row, { apiUrl, isUndo: false })
  const answer = await withRetries(() => api<StoredRecord>(path, options))
  if (isAwaitingApproval(answer)) return { isWaiting: true }
  const { recordVersion } = answer.data
  if (recordVersion === row.recordVersion) return { isWaiting: false }
  const again = bulkCall('publish', { ...row, recordVersion }, { apiUrl, isUndo: false })
  const undo = before?.live
    ? () => republishWithDraft(list, before, recordVersion)
    : () => withRetries(() => api(again.path, again.options))
  return { isWaiting: false, undo }
}
