import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { AppError } from '../../errors.ts'
import { dataOf } from '../../store/liveItem.ts'
import { getRevision } from '../../store/read/revisions.ts'
import type { RevisionItem } from '../../store/storedItems.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { saveDraft } from '../../store/write/saveDraft.ts'
import { updateRecord, type SaveAction } from '../../store/write/saveRecord.ts'
import { saveSection } from '../../store/write/saveSection.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { withInputKeys } from '../input/inputKeys.ts'
import { requestedLanguage } from '../input/onlyIn.ts'
import { prepare } from '../input/prepare.ts'
import type { Operation, OperationContext } from '../operation.ts'
import {
  withParentId,
  earlierRecord,
  readContent,
  readRecord,
  requireContent,
  requireParentRecord,
  liveSnapshotOf,
  type ContentTarget,
} from './contentTarget.ts'
import { freeCopy, hasPublicationField } from './copyOf.ts'
import { plannedIn, plannedTimesOf } from './plannedTimes.ts'
import { createHidden, deferContent, staysHidden, toStoreRequest, type StoreCommand } from './deferContent.ts'

export interface SubmittedBody {
  body: Values
  version?: number | undefined
}

export type ContentOperation<B extends Snapshot | undefined = Snapshot> = Operation<B, Content, StoredRecord>

const isDraftBody = ({ state, planned }: Values): boolean => state === 'draft' && planned === undefined

/** A record that is live in one language stays so until both are complete. */
const submissionOf = (target: ContentTarget, body: Values, before?: Snapshot) => ({
  type: target.type,
  body: withParentId(target, body),
  isPageChecked: true,
  before,
  onlyIn: requestedLanguage(target.type, body.onlyIn) ?? before?.onlyIn,
})

/** Creates a record; `state: 'draft'` in the body allows incomplete content. */
export const createOperation = (
  target: ContentTarget<ContentType>,
  { body }: SubmittedBody,
): ContentOperation<undefined> => ({
  name: 'create',
  permission: target.permission,
  read: async (context) => {
    await requireParentRecord(context, target)
    return undefined
  },
  prepare: async (context) => {
    const isDraft = isDraftBody(body)
    if (isDraft) requireDraftable(target.type)
    const content = await prepare({ ...submissionOf(target, body), isDraft }, context)
    const planned = plannedTimesOf(target, body, { context, before: undefined })
    return {
      ...content,
      ...(planned && { planned: plannedIn(planned, content.onlyIn) }),
      ...((isDraft || planned?.publish) && { state: 'draft' }),
    }
  },
  commit: (context, _, content) =>
    withInputKeys({ type: target.type, body }, () => createRecord(context, target.type, content)),
  ...(!isDraftBody(body) && {
    compareWithLive: (_: undefined, { fields }: Content) => ({ type: target.type, live: undefined, fields }),
  }),
  isInvisibleToVisitors: () => Promise.resolve(isDraftBody(body)),
  toChangeRequest: (_, content) => toStoreRequest(target, content, { state: 'published' }),
  storeDeferred: isDraftable(target.type)
    ? (context, _, content) =>
        withInputKeys({ type: target.type, body }, () => createHidden(context, target.type, content))
    : undefined,
  isResultPending: ({ state }) => !isDraftBody(body) && body.planned === undefined && state === 'draft',
  earlierResult: earlierRecord,
})

function requireDraftable(type: AnyType): void {
  if (!isDraftable(type)) throw new AppError('bad_request', { message: 'noDrafts' })
}

/** Copies a record as unpublished. Throws `forbidden` if the type cannot be copied. */
export const duplicateOperation = (target: ContentTarget<ContentType>): ContentOperation => ({
  name: 'duplicate',
  permission: target.permission,
  read: (context) => readRecord(context, target),
  prepare: async (context, before) => {
    const body = await freeCopy(context, target.type, before)
    const content = await prepare({ type: target.type, body, onlyIn: before.onlyIn }, context)
    const state = before.state === 'draft' || !hasPublicationField(target.type, body) ? 'draft' : 'published'
    return { ...content, state }
  },
  subject: target,
  commit: (context, _, content) => createRecord(context, target.type, content),
  earlierResult: earlierRecord,
})

/** Content with a time to publish is stored as a draft until then. */
function storeContent(
  context: OperationContext,
  { type, id }: ContentTarget,
  { before, ...content }: Content & { before: Snapshot | undefined; action?: SaveAction },
): Promise<StoredRecord> {
  if (before && content.planned?.publish) return saveDraft(context, type, { before, ...content })
  if (type.single) return saveSection(context, type, { id, before, ...content })
  if (!before) throw new AppError('not_found')
  return updateRecord(context, type, { before, ...content })
}

/** Approval-related members of operations that store content. */
const approvalMembers = <B extends Snapshot | undefined>(
  target: ContentTarget,
  more: Pick<StoreCommand, 'isRestored'> = {},
): Pick<
  ContentOperation<B>,
  'compareWithLive' | 'toChangeRequest' | 'storeDeferred' | 'isResultPending' | 'subject' | 'earlierResult'
> => ({
  compareWithLive: (before, { fields }) => ({
    type: target.type,
    live: liveSnapshotOf(target.type, before)?.fields,
    fields,
  }),
  toChangeRequest: (_, content) => toStoreRequest(target, content, more),
  storeDeferred: (context, before, content) => deferContent(context, target, { before, ...content }),
  isResultPending: ({ live }) => live !== undefined,
  subject: target,
  earlierResult: (context) => context.policies.approval.earlierRecordOf(context, target),
})

const isFirstPublication = ({ type }: ContentTarget, body: Values, before: Snapshot | undefined): boolean =>
  !type.single && body.state === 'published' && before?.state === 'draft'

export const updateOperation = (
  target: ContentTarget,
  { body, version }: SubmittedBody,
): ContentOperation<Snapshot | undefined> => ({
  name: 'update',
  permission: target.permission,
  version,
  read: (context) => readContent(context, target),
  prepare: async (context, before) => {
    const content = await prepare(submissionOf(target, body, before), context)
    const planned = plannedTimesOf(target, body, { context, before })
    return {
      ...content,
      ...(planned && { planned: plannedIn(planned, content.onlyIn) }),
      ...(isFirstPublication(target, body, before) && { state: 'published' }),
    }
  },
  commit: (context, before, content) =>
    withInputKeys({ type: target.type, body }, () =>
      storeContent(context, target, { before, ...content, action: content.state ? 'publish' : 'update' }),
    ),
  ...approvalMembers(target),
  isResultPending: ({ live }) => live !== undefined && body.planned === undefined,
  isInvisibleToVisitors: (_, before) =>
    Promise.resolve(body.planned === undefined && staysHidden(target, body, before)),
})

export async function requireRevision(
  { table }: Pick<OperationContext, 'table'>,
  type: AnyType,
  version: { id: number; version: number },
): Promise<RevisionItem> {
  const item = await getRevision(table, type, version)
  if (!item) throw new AppError('not_found')
  return item
}

/** Restores a revision. Passwords are unchanged. */
export const restoreRevisionOperation = (
  target: ContentTarget,
  { from, version }: { from: number; version?: number | undefined },
): ContentOperation => ({
  name: 'restoreVersion',
  permission: target.permission,
  version,
  read: (context) => requireContent(context, target),
  prepare: async (context, before) => {
    const { type } = target
    const item = await requireRevision(context, type, { id: before.id, version: from })
    return prepare({ type, body: dataOf(item), before, onlyIn: item.onlyIn }, context)
  },
  commit: (context, before, content) =>
    storeContent(context, target, { before, ...content, action: 'restore' }),
  ...approvalMembers(target, { isRestored: true }),
})
