import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { unconfirmedApi } from '../../core/session/current.ts'
import type { EditorOptions } from '../../editor/view/useSavePorts.ts'

type Writes = Pick<EditorOptions, 'subject' | 'send' | 'sendDraft' | 'apiUrl' | 'subjectOf'>

/** Writes of a new record's form. `list` is the API path; `start` are the values that the form begins with. */
export const createWrites = (list: string, type: ContentType, start: object): Writes => ({
  subject: `add ${list} ${JSON.stringify(start)}`,
  send: (body, idempotencyKey) =>
    unconfirmedApi<StoredRecord>(list, { method: 'POST', body, idempotencyKey }),
  sendDraft: isDraftable(type)
    ? (body, idempotencyKey) =>
        unconfirmedApi<StoredRecord>(list, {
          method: 'POST',
          body: { ...body, state: 'draft' },
          idempotencyKey,
        })
    : undefined,
  subjectOf: ({ id }) => `${list}/${id}`,
})

/** Writes of a stored record's form. */
export const updateWrites = (path: string): Writes => ({
  subject: path,
  apiUrl: path,
  send: (body, idempotencyKey) =>
    unconfirmedApi<StoredRecord>(path, {
      method: 'PUT',
      body: { ...body, state: 'published' },
      idempotencyKey,
    }),
})
