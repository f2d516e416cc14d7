import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable, releaseOf } from '@flou/shared/content/release.ts'
import { api } from '../../session/current.ts'
import type { Editing } from '../saving/editing.ts'

interface Options extends Pick<Editing, 'type' | 'record'> {
  /** The API address of a record that exists. */
  address: string | undefined
}

/** Visitors see it, or will on its day; a section is seen since its first save. */
const isPublished = (type: AnyType, record: Partial<StoredRecord>): boolean =>
  type.single ? (record.recordVersion ?? 0) > 0 : releaseOf(type, record) === 'published'

/** Whether a form holds a draft of what visitors see, and how it is saved as one; `sendDraft` is absent where there can be none. */
export function draftIn({ type, record, address }: Options): {
  isDraft: boolean
  sendDraft?: Editing['send']
} {
  const isDraft = record.live !== undefined
  if (address === undefined || !isDraftable(type) || !(isDraft || isPublished(type, record)))
    return { isDraft }
  return {
    isDraft,
    sendDraft: (body, idempotencyKey) =>
      api<StoredRecord>(`${address}/draft`, { method: 'PUT', body, idempotencyKey }),
  }
}
