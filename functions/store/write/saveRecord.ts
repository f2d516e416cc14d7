import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { isReservedSlug } from '@flou/shared/reservedSlugs.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { AppError } from '../../appError.ts'
import { recordOf, type ItemMeta } from '../liveItem.ts'
import {
  type ChangeAction,
  type WriteContext,
  type Content,
  type Snapshot,
  type Transition,
  personOf,
} from '../writeContext.ts'
import { answerIn, Repeated } from './idempotency.ts'
import { latestRevision } from '../items/draft.ts'
import { readSnapshot, storedRecord } from '../read/snapshot.ts'
import { driftOf } from '../items/drift.ts'
import { storeAddressed } from './slug.ts'
import { runSteps } from '../step.ts'
import { transitionSteps } from './transition.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Meta of the version that follows `before`. */
export const following = (before: ItemMeta, { now, by }: WriteContext) => ({
  id: before.id,
  created: before.created,
  createdBy: before.createdBy,
  version: before.version + 1,
  updated: now.toISOString(),
  updatedBy: personOf(by),
})

/** Writes a transition. A repeated request gives its first answer; a record changed meanwhile is `record_changed` with it. */
export async function write(
  change: WriteContext,
  transition: Transition,
  extraItems: Content['extraItems'] = [],
): Promise<StoredRecord> {
  try {
    await runSteps(change.table, transitionSteps(change, transition, extraItems))
    return storedRecord(transition.after)
  } catch (error) {
    if (error instanceof Repeated) {
      const answer = await answerIn(change, error.item)
      if (answer) return recordOf(answer)
    }
    if (error instanceof AppError && error.code === 'record_changed')
      throw await changedError(change, transition)
    throw error
  }
}

async function changedError({ table }: WriteContext, { type, after }: Transition): Promise<AppError> {
  const current = await readSnapshot(table, type, { id: after.id, consistent: true })
  return current ? new AppError('record_changed', { data: storedRecord(current) }) : new AppError('not_found')
}

/** What a save of content is in the list of versions. */
export type SaveAction = Extract<ChangeAction, 'update' | 'restore' | 'publish' | 'draft'>

/** What a save starts from: the stored record and the content to store instead. */
export interface Update extends Content {
  before: Snapshot
}

/**
 * Stores new content of a record: one read before (`requireSnapshot`), one transaction here. `action: 'restore'` brings an
 * earlier version's content back. Secrets not given stay. Throws `record_changed` with the record as it is, `validation_failed`.
 */
export function updateRecord(
  change: WriteContext,
  type: ContentType,
  { extraItems, action = 'update', ...update }: Update & { action?: SaveAction },
): Promise<StoredRecord> {
  const { before } = update
  return storeAddressed(type, updatedSnapshot(change, type, update), (after) =>
    write(change, { type, before, after, action }, extraItems),
  )
}

/** A record with new content. */
export function updatedSnapshot(
  change: WriteContext,
  type: ContentType,
  { before, fields, secrets, state }: Update,
): Snapshot {
  const kept = { ...before.secrets, ...secrets }
  const stored = withSlug(type, before, fields)
  return {
    ...following(before, change),
    state: state ?? before.state,
    fields: stored,
    drift: driftOf(type, latestRevision(before), stored),
    ...(Object.keys(kept).length > 0 && { secrets: kept }),
  }
}

/** An address once given stays unless another one is asked for (decision 12). */
export function withSlug(type: AnyType, before: Snapshot, fields: Content['fields']): Content['fields'] {
  const { slug } = before.fields
  return fields['slug'] === '' && !hasReservedSlug(type, before.fields) ? { ...fields, slug } : fields
}

/** True if a record has a slug that was reserved later. */
const hasReservedSlug = ({ key }: AnyType, { slug }: Content['fields']): boolean =>
  typeof slug === 'string' && isReservedSlug(key, slug)

/** Puts a record into the trash, from where it comes back within 30 days (decision 23). */
export function trashRecord(
  change: WriteContext,
  type: ContentType,
  { before, extraItems }: { before: Snapshot; extraItems?: Content['extraItems'] },
): Promise<StoredRecord> {
  return write(change, { type, before, after: trashedSnapshot(change, before), action: 'delete' }, extraItems)
}

/** A record as it lies in the trash. */
export function trashedSnapshot(change: WriteContext, before: Snapshot): Snapshot {
  const purgeAt = new Date(change.now.getTime() + LIMITS.trashDays * DAY_MS).toISOString()
  return {
    ...before,
    ...following(before, change),
    state: 'trashed',
    purgeAt,
    stateBefore: before.state,
  }
}

/**
 * Brings a record back from the trash as it was, with a new slug if its own is reserved. Throws `validation_failed` if a unique
 * value has been taken since.
 */
export function untrashRecord(
  change: WriteContext,
  type: ContentType,
  { before, extraItems }: { before: Snapshot; extraItems?: Content['extraItems'] },
): Promise<StoredRecord> {
  const { purgeAt: _, stateBefore = 'published', ...kept } = before
  const restored: Snapshot = { ...kept, ...following(before, change), state: stateBefore }
  const addressed = hasReservedSlug(type, restored.fields)
    ? { ...restored, fields: { ...restored.fields, slug: '' } }
    : restored
  return storeAddressed(type, addressed, (after) =>
    write(change, { type, before, after, action: 'restore' }, extraItems),
  )
}
