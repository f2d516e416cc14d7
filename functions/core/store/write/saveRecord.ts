import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { isReservedSlug } from '@flou/shared/reservedSlugs.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { AppError } from '../../errors.ts'
import { recordOf } from '../liveItem.ts'
import type { ItemMeta } from '../storedItems.ts'
import {
  type RevisionAction,
  type WriteContext,
  type Content,
  type Snapshot,
  type Transition,
  personOf,
} from '../writeContext.ts'
import { readEarlierRevision, RepeatedRequest } from './idempotency.ts'
import { latestRevision, withPlanned } from '../items/draft.ts'
import { readSnapshot, storedRecord } from '../read/snapshot.ts'
import { findStaleTranslation } from '../items/staleTranslation.ts'
import { storeWithSlug } from './slug.ts'
import { runSteps } from '../step.ts'
import { transitionSteps } from './transition.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const nextMeta = (before: ItemMeta, { now, by }: WriteContext) => ({
  id: before.id,
  created: before.created,
  createdBy: before.createdBy,
  version: before.version + 1,
  updated: now.toISOString(),
  updatedBy: personOf(by),
})

/**
 * Executes a transition. A repeated request returns its first result; conflicts throw `record_changed` with
 * the current record.
 */
export async function write(
  context: WriteContext,
  transition: Transition,
  extraItems: Content['extraItems'] = [],
): Promise<StoredRecord> {
  try {
    await runSteps(context.table, transitionSteps(context, transition, extraItems))
    return storedRecord(transition.after)
  } catch (error) {
    if (error instanceof RepeatedRequest) {
      const earlierRevision = await readEarlierRevision(context, error.item)
      if (earlierRevision) return recordOf(earlierRevision)
    }
    if (error instanceof AppError && error.code === 'record_changed')
      throw await conflictError(context, transition)
    throw error
  }
}

async function conflictError({ table }: WriteContext, { type, after }: Transition): Promise<AppError> {
  const current = await readSnapshot(table, type, { id: after.id, consistent: true })
  return current ? new AppError('record_changed', { data: storedRecord(current) }) : new AppError('not_found')
}

export type SaveAction = Extract<RevisionAction, 'update' | 'restore' | 'publish' | 'draft'>

export interface Update extends Content {
  before: Snapshot
}

/**
 * Stores content with an optimistic lock; omitted secrets remain. Throws `record_changed` with the current
 * record, `validation_failed`.
 */
export function updateRecord(
  context: WriteContext,
  type: ContentType,
  { extraItems, action = 'update', ...update }: Update & { action?: SaveAction },
): Promise<StoredRecord> {
  const { before } = update
  return storeWithSlug(type, updatedSnapshot(context, type, update), (after) =>
    write(context, { type, before, after, action }, extraItems),
  )
}

export function updatedSnapshot(
  context: WriteContext,
  type: ContentType,
  { before, fields, secrets, state, planned, onlyIn }: Update,
): Snapshot {
  const retained = { ...before.secrets, ...secrets }
  const stored = withSlug(type, before, fields)
  const after: Snapshot = {
    ...nextMeta(before, context),
    state: state ?? before.state,
    fields: stored,
    staleTranslation: findStaleTranslation(type, latestRevision(before), stored),
    ...(Object.keys(retained).length > 0 && { secrets: retained }),
    ...(onlyIn && { onlyIn }),
  }
  return withPlanned(after, planned ?? plannedAfter(before, state))
}

const plannedAfter = ({ planned }: Snapshot, state: Content['state']) =>
  state === 'draft' ? planned : { unpublish: planned?.unpublish }

/** An existing slug remains unless another one is requested. */
export function withSlug(type: AnyType, before: Snapshot, fields: Content['fields']): Content['fields'] {
  const { slug } = before.fields
  return fields.slug === '' && !hasReservedSlug(type, before.fields) ? { ...fields, slug } : fields
}

const hasReservedSlug = ({ key }: AnyType, { slug }: Content['fields']): boolean =>
  typeof slug === 'string' && isReservedSlug(key, slug)

/** Moves a record to the trash for 30 days. */
export function trashRecord(
  context: WriteContext,
  type: ContentType,
  { before, extraItems }: { before: Snapshot; extraItems?: Content['extraItems'] },
): Promise<StoredRecord> {
  return write(
    context,
    { type, before, after: trashedSnapshot(context, before), action: 'delete' },
    extraItems,
  )
}

export function trashedSnapshot(context: WriteContext, before: Snapshot): Snapshot {
  const purgeAt = new Date(context.now.getTime() + LIMITS.trashDays * DAY_MS).toISOString()
  return withPlanned({
    ...before,
    ...nextMeta(before, context),
    state: 'trashed',
    purgeAt,
    stateBefore: before.state,
  })
}

/**
 * Restores a record, with a new slug if its own is reserved now. Throws `validation_failed` if a unique value
 * is taken.
 */
export function untrashRecord(
  context: WriteContext,
  type: ContentType,
  { before, extraItems }: { before: Snapshot; extraItems?: Content['extraItems'] },
): Promise<StoredRecord> {
  const { purgeAt: _, stateBefore = 'published', ...retained } = before
  const restored: Snapshot = { ...retained, ...nextMeta(before, context), state: stateBefore }
  const withFreeSlug = hasReservedSlug(type, restored.fields)
    ? { ...restored, fields: { ...restored.fields, slug: '' } }
    : restored
  return storeWithSlug(type, withFreeSlug, (after) =>
    write(context, { type, before, after, action: 'restore' }, extraItems),
  )
}
