import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { releaseOf } from '@flou/shared/content/release.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../appError.ts'
import { keys } from '../../store/keys.ts'
import { recordOf } from '../../store/liveItem.ts'
import { earlierAnswer } from '../../store/write/idempotency.ts'
import { requireSnapshot } from '../../store/read/snapshot.ts'
import { sectionSnapshot } from '../../store/write/saveSection.ts'
import type { Snapshot, Values, WriteContext } from '../../store/writeContext.ts'
import type { OperationPermission } from '../permission.ts'

/** Where an operation works: a record, a list of records (id 0), or a section of an area (id 0) or below a record. */
export interface Place<T extends AnyType = AnyType> {
  type: T
  id: number
  /** The record that the list belongs to; types with a parent only. */
  parentId?: number | undefined
  permission: OperationPermission
}

/** Throws `not_found` where the record that a list belongs to is not there, or in the trash. */
export async function requireParentRecord(
  { table }: Pick<WriteContext, 'table'>,
  { type, parentId = 0 }: Pick<Place<ContentType>, 'type' | 'parentId'>,
): Promise<void> {
  if (type.parent) await requireRecord({ table }, type.parent.type, parentId)
}

/** Throws `not_found` where a record is not there, or in the trash. */
export async function requireRecord(
  { table }: Pick<WriteContext, 'table'>,
  type: string,
  id: number,
): Promise<void> {
  const item = await table.get(keys.live(type, id))
  if (!item || item['state'] === 'trashed') throw new AppError('not_found')
}

/** Throws `not_found` for a record that belongs to another parent than the place says. */
export function assertParentMatches(
  { type: { parent }, parentId }: Pick<Place<ContentType>, 'type' | 'parentId'>,
  fields: Values,
): void {
  if (parent && fields[parent.field] !== parentId) throw new AppError('not_found')
}

/** The record at a place, to start a change from. Throws `not_found`. */
export async function readRecord(
  context: Pick<WriteContext, 'table'>,
  place: Place<ContentType>,
  { trashed = false } = {},
): Promise<Snapshot> {
  const before = await requireSnapshot(context, place.type, { id: place.id, trashed })
  assertParentMatches(place, before.fields)
  return before
}

/** The record or section at a place; undefined for a section that was never saved. Throws `not_found`. */
export async function readContent(context: WriteContext, place: Place): Promise<Snapshot | undefined> {
  const { type, ...rest } = place
  if (type.single) return sectionSnapshot(context, type, place.id)
  return readRecord(context, { type, ...rest })
}

/** The record or section at a place. Throws `not_found`, also for a section that was never saved. */
export async function requireContent(context: WriteContext, place: Place): Promise<Snapshot> {
  const before = await readContent(context, place)
  if (!before) throw new AppError('not_found')
  return before
}

/** What visitors see of a record or section now; undefined where they see nothing of it. */
export function shownNow(type: AnyType, before: Snapshot | undefined): Snapshot | undefined {
  if (!before || type.single) return before
  return releaseOf(type, { ...before.fields, state: before.state }) === 'published' ? before : undefined
}

/** A submitted body with the parent's id from the place, whatever the body says. */
export const bodyAt = ({ type, parentId }: Pick<Place, 'type' | 'parentId'>, body: Values): Values =>
  !type.single && type.parent ? { ...body, [type.parent.field]: parentId } : body

/** What the same request wrote before: the record of the version that its idempotency key names. */
export async function earlierRecord(context: WriteContext): Promise<StoredRecord | undefined> {
  const item = await earlierAnswer(context)
  return item && recordOf(item)
}

/** For operations that no key remembers: doing them again is refused or changes nothing. */
export const noEarlierAnswer = () => Promise.resolve(undefined)
