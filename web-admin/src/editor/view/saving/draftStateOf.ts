import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { EditorOptions } from './editorOptions.ts'
import { unconfirmedApi } from '../../../core/session/current.ts'

interface Options extends Pick<EditorOptions, 'type' | 'record'> {
  apiUrl: string | undefined
}

/** Sections can have drafts after their first save, which publishes them; other records always. */
const canHaveDraft = (type: AnyType, record: Partial<StoredRecord>): boolean =>
  isDraftable(type) && (!type.single || (record.recordVersion ?? 0) > 0)

/** Returns the draft state and `sendDraft`, which is absent if drafts are impossible. */
export function draftStateOf({ type, record, apiUrl }: Options): {
  isDraft: boolean
  sendDraft?: EditorOptions['send']
} {
  const isDraft = record.live !== undefined || (!type.internal && record.state === 'draft')
  if (apiUrl === undefined || !canHaveDraft(type, record)) return { isDraft }
  return {
    isDraft,
    sendDraft: (body, idempotencyKey) =>
      unconfirmedApi<StoredRecord>(`${apiUrl}/draft`, { method: 'PUT', body, idempotencyKey }),
  }
}
