import type { ContentType } from '@flou/shared/content/define.ts'
import { isDraftable, visibilityOf, withVisibility } from '@flou/shared/content/visibility.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../errors.ts'
import { latestRevision, withoutDraft } from '../../store/items/draft.ts'
import { confirmTranslation } from '../../store/write/confirmTranslation.ts'
import { trashRecord, untrashRecord } from '../../store/write/saveRecord.ts'
import type { Content, Snapshot } from '../../store/writeContext.ts'
import { runPurgeHook, runRestoreHook, runTrashHook } from '../hooks/runHooks.ts'
import type { ChangeRequestInput, Operation } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import { requireRestorable } from '../references.ts'
import { usagesOfTrashed, usageOf } from '../usage.ts'
import { hasPublicationField } from './copyOf.ts'
import {
  earlierRecord,
  noEarlierResult,
  readRecord,
  requireContent,
  type ContentTarget,
} from './contentTarget.ts'
import { purgeTrashed } from './purgeTrashed.ts'

type RecordTarget = ContentTarget<ContentType>
type MoveOperation<P = undefined> = Operation<Snapshot, P, StoredRecord>

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
