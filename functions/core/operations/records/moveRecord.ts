import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, visibilityOf, withVisibility } from '@flou/shared/content/visibility.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../errors.ts'
import { latestRevision, withoutDraft } from '../../store/items/draft.ts'
import { storedRecord } from '../../store/read/snapshot.ts'
import { confirmTranslation } from '../../store/write/confirmTranslation.ts'
import { releasedFields, releaseRecord } from '../../store/write/releaseRecord.ts'
import { trashRecord, untrashRecord } from '../../store/write/saveRecord.ts'
import type { Content, Snapshot } from '../../store/writeContext.ts'
import { runPurgeHook, runRestoreHook, runSaveHook, runTrashHook } from '../hooks/runHooks.ts'
import { requireComplete } from '../input/prepare.ts'
import type { ChangeRequestInput, Operation } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import { requireReferences, requireRestorable } from '../references.ts'
import { usagesOfTrashed, usageOf } from '../usage.ts'
import { hasPublicationField } from './copyOf.ts'
import {
  earlierRecord,
  noEarlierResult,
  readRecord,
  requireContent,
  liveSnapshotOf,
  type ContentTarget,
} from './contentTarget.ts'
import { deferContent, toStoreRequest } from './deferContent.ts'
import { purgeTrashed } from './purgeTrashed.ts'

type RecordTarget = ContentTarget<ContentType>
type MoveOperation<P = undefined> = Operation<Snapshot, P, StoredRecord>

function requirePublic({ internal }: ContentType): void {
  if (internal) throw new AppError('forbidden')
}

type MoveCommand = 'publish' | 'unpublish' | 'trash' | 'restore' | 'purge'

export const toMoveRequest = (
  { type, id, parentId, permission }: RecordTarget,
  name: MoveCommand,
  { fields }: Pick<Snapshot, 'fields'>,
): ChangeRequestInput => ({
  type,
  id,
  parentId,
  permission: permissionKeys(permission),
  command: { name, fields },
})

const publicationApproval = (target: RecordTarget) => ({
  compareWithLive: (before: Snapshot, { fields }: Content) => {
    const { type } = target
    return { type, live: liveSnapshotOf(type, before)?.fields, fields }
  },
  isResultPending: ({ live }: StoredRecord) => live !== undefined,
  subject: target,
})

/** Publishes or unpublishes a record; publishing requires complete content. */
export const publicationOperation = (
  target: RecordTarget,
  { isPublished, version }: { isPublished: boolean; version: number | undefined },
): MoveOperation<Content> => ({
  name: isPublished ? 'publish' : 'unpublish',
  permission: target.permission,
  version,
  read: async (context) => {
    requirePublic(target.type)
    return readRecord(context, target)
  },
  prepare: async (context, before) => {
    const { type } = target
    const { approval } = context.policies
    const submitted = isPublished ? await approval.submittedFields(context, target) : undefined
    const latest = { ...latestRevision(before), ...(submitted && { fields: submitted }) }
    const fields = submitted
      ? withVisibility(type, submitted, true)
      : releasedFields(type, before, isPublished)
    if (isPublished) {
      await requireComplete(type, latest, context)
      await requireReferences(context, type, fields)
    }
    // publishing replaces the live content; unpublishing leaves content unchanged
    const replaced = isPublished ? liveSnapshotOf(type, before) : latestRevision(before)
    return runSaveHook(context, type, { fields, before: replaced })
  },
  commit: (context, before, content) =>
    releaseRecord(context, target.type, { before, isPublished, ...content }),
  toChangeRequest: (_, content) =>
    isPublished
      ? toStoreRequest(target, content, { state: 'published' })
      : toMoveRequest(target, 'unpublish', content),
  storeDeferred: (context, before, content) =>
    isPublished
      ? deferContent(context, target, { before, ...content })
      : Promise.resolve(storedRecord(before)),
  ...(isPublished && publicationApproval(target)),
  earlierResult: (context) => context.policies.approval.earlierRecordOf(context, target),
})

/** Moves a record to the trash. Throws `in_use` with its usages. */
export const trashOperation = (
  target: RecordTarget,
  version: number | undefined,
): MoveOperation<Pick<Content, 'extraItems'>> => ({
  name: 'trash',
  permission: target.permission,
  version,
  read: (context) => readRecord(context, target),
  prepare: async (context, before) => {
    const usage = await usageOf(`${target.type.key}#${before.id}`, context)
    if (usage.length > 0) throw new AppError('in_use', { data: usage })
    return runTrashHook(context, target.type, before)
  },
  commit: (context, before, extra) => trashRecord(context, target.type, { before, ...extra }),
  toChangeRequest: (before) => toMoveRequest(target, 'trash', latestRevision(before)),
  earlierResult: earlierRecord,
})

/**
 * Restores a record from the trash. Published records need all their references.
 * @throws AppError `references_missing`
 */
export const restoreOperation = (
  target: RecordTarget,
  version: number | undefined,
  { isDraft = false } = {},
): MoveOperation<Content> => ({
  name: 'restore',
  permission: target.permission,
  version,
  read: async (context) => {
    const before = await readRecord(context, target, { trashed: true })
    return isDraft ? asUnpublished(target.type, before) : before
  },
  prepare: async (context, before) => {
    const { type } = target
    const willBePublic = visibilityOf(type, { ...before.fields, state: before.stateBefore }) === 'published'
    if (willBePublic) await requireRestorable(context, type, before.fields)
    return runRestoreHook(context, type, before)
  },
  commit: (context, before, { fields, secrets, extraItems }) =>
    untrashRecord(context, target.type, {
      before: { ...before, fields, ...(secrets && { secrets: { ...before.secrets, ...secrets } }) },
      ...(extraItems && { extraItems }),
    }),
  toChangeRequest: (before) => toMoveRequest(target, 'restore', before),
  isInvisibleToVisitors: () => Promise.resolve(isDraft),
  earlierResult: earlierRecord,
})

/** Returns the latest content in unpublished state. Throws `bad_request` for types without drafts. */
function asUnpublished(type: ContentType, before: Snapshot): Snapshot {
  if (!isDraftable(type)) throw new AppError('bad_request', { message: 'noDrafts' })
  const fields = withVisibility(type, latestRevision(before).fields, false)
  const stateBefore = hasPublicationField(type, fields) ? (before.stateBefore ?? 'published') : 'draft'
  return { ...withoutDraft(before), fields, stateBefore }
}

export const purgeOperation = (
  target: RecordTarget,
  version: number | undefined,
): Operation<Snapshot, undefined, { id: number }> => ({
  name: 'purge',
  permission: target.permission,
  version,
  read: (context) => readRecord(context, target, { trashed: true }),
  prepare: async (context, before) => {
    const usage = await usagesOfTrashed(
      { ...context, approval: context.policies.approval },
      `${target.type.key}#${before.id}`,
    )
    if (usage.length > 0) throw new AppError('in_use', { data: usage })
    await runPurgeHook(context, target.type, before)
    return undefined
  },
  commit: async (context, before) => {
    await purgeTrashed(context, target.type, before)
    return { id: before.id }
  },
  toChangeRequest: (before) => toMoveRequest(target, 'purge', before),
  earlierResult: noEarlierResult,
})

/** Marks the translation of a record, section or one text as current. */
export const confirmTranslationOperation = (
  target: ContentTarget,
  { text, version }: { text: string | undefined; version: number | undefined },
): MoveOperation => ({
  name: 'confirmTranslation',
  permission: target.permission,
  version,
  read: (context) => requireContent(context, target),
  prepare: () => undefined,
  commit: (context, before) => confirmTranslation(context, target.type, { before, text }),
  earlierResult: noEarlierResult,
})
