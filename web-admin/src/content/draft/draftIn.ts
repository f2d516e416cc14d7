import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/release.ts'
import { api } from '../../session/current.ts'
import type { Editing } from '../saving/editing.ts'

interface Options extends Pick<Editing, 'type' | 'record'> {
  /** The API address of a record that exists. */
  address: string | undefined
}

/** A section has a draft once it is published, which it is by its first save; a record from the start. */
const canHaveDraft = (type: AnyType, record: Partial<StoredRecord>): boolean =>
  isDraftable(type) && (!type.single || (record.recordVersion ?? 0) > 0)

/** Whether a form holds what visitors do not see, and how it is saved as a draft; `sendDraft` is absent where there can be none. */
export function draftIn({ type, record, address }: Options): {
  isDraft: boolean
  sendDraft?: Editing['send']
} {
  const isDraft = record.live !== undefined || (!type.internal && record.state === 'draft')
  if (address === undefined || !canHaveDraft(type, record)) return { isDraft }
  return {
    isDraft,
    sendDraft: (body, idempotencyKey) =>
      api<StoredRecord>(`${address}/draft`, { method: 'PUT', body, idempotencyKey }),
  }
}
