import type { StoredRecord } from '@flou/shared/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Glossary } from '@flou/shared/translation/machine.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { pendingTexts, type PendingText } from '../../fields/richText/pendingPictures.ts'
import type { ContentForm } from '../../fields/form/FormContext.ts'
import type { FormErrors, FormValues } from '../../core/records/formErrors.ts'
import type { ReleaseRef } from '../../core/records/releaseItems.ts'
import { addReleaseItem } from '../../core/records/useReleases.ts'
import { useRights } from '../../core/session/rights.ts'
import { requestPassword } from '../../core/session/confirmation.ts'
import { latestChangeRequest, unconfirmedApi } from '../../core/session/current.ts'
import type { Collected, SaveAnswer, SaveRequest } from '../state/types.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { Effect } from '../state/publicState.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'

/** Unsaved work of a form: recovery stores typed text, but no running save or upload. */
export type UnsavedWork = 'none' | 'stored' | 'atRisk'

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
  send: (body: FormValues, idempotencyKey: string) => Promise<SaveAnswer>
  sendDraft?: EditorOptions['send'] | undefined
  /** `hasMore`: later edits of a new record wait in recovery under `subjectOf` it. */
  onSaved: (record: StoredRecord, hasMore: boolean, effect?: Effect) => void
  /** Called if the save awaits approval and no record was stored. */
  onAwaitingApproval?: () => void
  /** The form edits the version in this release, and `send` saves it there. */
  release?: ReleaseRef | undefined
  onCollected?: (collected: Collected) => void
  /** Recovery key of a new record once it is stored. */
  subjectOf?: (record: StoredRecord) => string
  onErrors: (errors: FormErrors, values: FormValues) => void
  /** Set for a form in a sheet, which reads the work before it closes. */
  onOpenInSheet?: (readUnsavedWork: () => UnsavedWork) => void
}

interface Options extends Pick<EditorOptions, 'type' | 'record' | 'release'> {
  apiUrl: string | undefined
}

/** Sections can have drafts after their first save, which publishes them; other records always. */
const canHaveDraft = (type: AnyType, record: Partial<StoredRecord>): boolean =>
  isDraftable(type) && (!type.single || (record.recordVersion ?? 0) > 0)

/** Returns the draft state and `sendDraft`, which is absent if drafts are impossible. */
export function draftStateOf({ type, record, apiUrl, release }: Options): {
  isDraft: boolean
  sendDraft?: EditorOptions['send']
} {
  if (release) return { isDraft: false }
  const isDraft = record.live !== undefined || (!type.internal && record.state === 'draft')
  if (apiUrl === undefined || !canHaveDraft(type, record)) return { isDraft }
  return {
    isDraft,
    sendDraft: (body, idempotencyKey) =>
      unconfirmedApi<StoredRecord>(`${apiUrl}/draft`, { method: 'PUT', body, idempotencyKey }),
  }
}

const textsWithUploads = (type: AnyType, form: ContentForm): PendingText[] =>
  pendingTexts(type.declaration, form.getValues())

/**
 * Waits for pending picture uploads and inserts them into texts without an open editor.
 * @returns one error per text with a failed upload
 */
async function awaitPictureUploads(type: AnyType, form: ContentForm): Promise<FormErrors> {
  // loads with the editor; without it there were no uploads
  const uploads = await import('../../fields/richText/pictures/pictureUploads.ts').catch(() => undefined)
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

/** Stores the save in a release; the record stays as it is. */
async function collect(
  { type, mode, record }: EditorOptions,
  release: ReleaseRef,
  { body, key }: SaveRequest,
): Promise<SaveAnswer> {
  const { recordVersion, ...content } = body
  const parent = type.single ? undefined : type.parent
  const item = {
    operation: mode,
    type: type.key,
    recordId: record.id ?? 0,
    body: content,
    ...(parent && { parentId: Number(content[parent.field] ?? record[parent.field]) }),
    ...(typeof recordVersion === 'number' && { recordVersion }),
  }
  const { data } = await addReleaseItem(release.id, item, key)
  return { data: null, collected: { release, itemId: data.id } }
}

const schedule = (callback: () => void, ms: number) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

export function useSavePorts(options: EditorOptions, form: ContentForm) {
  const { isApprovalNeeded } = useRights()
  const queries = useQueryClient()
  const { type, mode, record, isDraft, apiUrl = '', send, sendDraft = send, subjectOf } = options
  return {
    facts: () => ({
      type,
      mode,
      record,
      isDraft,
      needsApproval: isApprovalNeeded,
      isOnline: navigator.onLine,
      hasTranslator: queries.getQueryData<Glossary>(['terms'])?.hasTranslator !== false,
      hasUploads: textsWithUploads(type, form).length > 0,
      now: new Date(),
      newKey: () => crypto.randomUUID(),
    }),
    send: (request: SaveRequest) => {
      const { intent, body, key, takesOver } = request
      if (takesOver) return takeOver(takesOver, request, apiUrl)
      if (typeof intent.release === 'object' && !options.release)
        return collect(options, intent.release, request)
      return intent.goal === 'draft' ? sendDraft(body, key) : send(body, key)
    },
    awaitUploads: () => awaitPictureUploads(type, form),
    askPassword: requestPassword,
    isOnline: () => navigator.onLine,
    schedule,
    subjectOf: (stored: StoredRecord) => subjectOf?.(stored) ?? options.subject,
  }
}
