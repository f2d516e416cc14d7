import type { Envelope, ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { withRetries } from '../api/withRetries.ts'
import { api } from '../session/current.ts'
import { isAwaitingApproval } from './awaitingApproval.ts'
import { readRecord, valuesOf, writeRecord } from './writeRecord.ts'

interface Subject {
  type: AnyType
  /** API path of the record. */
  path: string
}

type Answer = Envelope<StoredRecord>

function send({ path }: Subject, action: 'publish' | 'unpublish', recordVersion: number): Promise<Answer> {
  const options = { method: 'POST', idempotencyKey: crypto.randomUUID() } as const
  return withRetries(() => api<StoredRecord>(`${path}/${action}?recordVersion=${recordVersion}`, options))
}

/** Unpublishing makes a draft the content, so the published revision is written first and the draft again after it. */
async function republishWithDraft(
  { type, path }: Subject,
  { live, ...draft }: StoredRecord,
  recordVersion: number,
): Promise<Answer> {
  const published = await readRecord(`${path}/versions/${live?.version}`)
  const write = { type, path, values: valuesOf(type, published), recordVersion, isDraft: false }
  const { data } = await writeRecord(write)
  return writeRecord({
    ...write,
    values: valuesOf(type, draft),
    recordVersion: data.recordVersion,
    isDraft: true,
  })
}

export interface Unpublished {
  answer: Answer
  /** Absent if nothing changed yet; fails if the record changed since. */
  undo?: () => Promise<Answer>
}

export async function unpublish(
  subject: Subject & { recordVersion: number; hasDraft: boolean },
): Promise<Unpublished> {
  const before = subject.hasDraft ? await readRecord(subject.path) : undefined
  const answer = await send(subject, 'unpublish', subject.recordVersion)
  if (isAwaitingApproval(answer) || answer.data.recordVersion === subject.recordVersion) return { answer }
  const { recordVersion } = answer.data
  return {
    answer,
    undo: () =>
      before?.live
        ? republishWithDraft(subject, before, recordVersion)
        : send(subject, 'publish', recordVersion),
  }
}

export const unpublishRow = (
  { type, apiUrl }: { type: AnyType; apiUrl: string },
  { id, recordVersion, listStates }: ListRow,
): Promise<Unpublished> =>
  unpublish({ type, path: `${apiUrl}/${id}`, recordVersion, hasDraft: listStates?.hasDraft === true })
