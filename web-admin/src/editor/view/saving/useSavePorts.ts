import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pendingTexts, type PendingText } from '../../../fields/richText/pendingPictures.ts'
import type { ContentForm } from '../../../fields/form/FormContext.ts'
import type { FormErrors } from '../../../core/records/formErrors.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { requestPassword } from '../../../core/session/confirmation.ts'
import { latestChangeRequest, unconfirmedApi } from '../../../core/session/current.ts'
import type { SaveRequest } from '../../state/types.ts'
import type { EditorOptions } from './editorOptions.ts'

const textsWithUploads = (type: AnyType, form: ContentForm): PendingText[] =>
  pendingTexts(type.declaration, form.getValues())

/**
 * Waits for pending picture uploads and inserts them into texts without an open editor.
 * @returns one error per text with a failed upload
 */
async function awaitPictureUploads(type: AnyType, form: ContentForm): Promise<FormErrors> {
  // loads with the editor; without it there were no uploads
  const uploads = await import('../../../fields/richText/pictures/pictureUploads.ts').catch(() => undefined)
  await uploads?.whenFinished(textsWithUploads(type, form).flatMap(({ uploads: ids }) => ids))
  for (const { path, html, language } of textsWithUploads(type, form)) {
    const next = uploads?.withArrived(html, language) ?? html
    if (next !== html) form.setFieldValue(path, next)
  }
  return Object.fromEntries(textsWithUploads(type, form).map(({ path }) => [path, 'pictureNotUploaded']))
}

/** Replaces the content of another author's open change request and makes the current user its author. */
async function takeOver({ id, hash }: ChangeRequestRow, { body, key }: SaveRequest, apiUrl: string) {
  const { recordVersion, ...fields } = body
  const { data: changeRequest, message } = await unconfirmedApi<ChangeRequestRow>(
    STAFF_PATHS.requestApproval(id),
    { method: 'POST', body: { hash, recordVersion, fields }, idempotencyKey: key },
  )
  latestChangeRequest.set(changeRequest)
  const { data } = await unconfirmedApi<StoredRecord>(apiUrl)
  return { data, changeRequest, ...(message !== undefined && { message }) }
}

const schedule = (callback: () => void, ms: number) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export function useSavePorts(options: EditorOptions, form: ContentForm) {
  const { needApproval } = useUser()
  const { type, mode, record, isDraft, apiUrl = '', send, sendDraft = send, subjectOf } = options
  return {
    facts: () => ({
      type,
      mode,
      record,
      isDraft,
      needsApproval: needApproval,
      hasUploads: textsWithUploads(type, form).length > 0,
      now: new Date(),
      newKey: () => crypto.randomUUID(),
    }),
    send: (request: SaveRequest) => {
      const { intent, body, key, takesOver } = request
      if (takesOver) return takeOver(takesOver, request, apiUrl)
      return intent.goal === 'draft' ? sendDraft(body, key) : send(body, key)
    },
    awaitUploads: () => awaitPictureUploads(type, form),
    askPassword: requestPassword,
    isOnline: () => navigator.onLine,
    schedule,
    subjectOf: (stored: StoredRecord) => subjectOf?.(stored) ?? options.subject,
  }
}
