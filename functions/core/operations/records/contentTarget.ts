import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { AppError } from '../../errors.ts'
import { keys } from '../../store/keys.ts'
import { recordOf } from '../../store/liveItem.ts'
import { findEarlierRevision } from '../../store/write/idempotency.ts'
import { requireSnapshot } from '../../store/read/snapshot.ts'
import { sectionSnapshot } from '../../store/write/saveSection.ts'
import type { Snapshot, Values, WriteContext } from '../../store/writeContext.ts'
import type { OperationPermission } from '../permission.ts'

/** Target of an operation: a record, a list (id 0), or a section of an area (id 0) or record. */
export interface ContentTarget<T extends AnyType = AnyType> {
  type: T
  id: number
  parentId?: number | undefined
  permission: OperationPermission
}

export async function requireParentRecord(
  { table }: Pick<WriteContext, 'table'>,
  { type, parentId = 0 }: Pick<ContentTarget<ContentType>, 'type' | 'parentId'>,
): Promise<void> {
  if (type.parent) await requireRecord({ table }, type.parent.type, parentId)
}

export async function requireRecord(
  { table }: Pick<WriteContext, 'table'>,
  type: string,
  id: number,
): Promise<void> {
  const item = await table.get(keys.live(type, id))
  if (!item || item.state === 'trashed') throw new AppError('not_found')
}

export function assertParentMatches(
  { type: { parent }, parentId }: Pick<ContentTarget<ContentType>, 'type' | 'parentId'>,
  fields: Values,
): void {
  if (parent && fields[parent.field] !== parentId) throw new AppError('not_found')
}

export async function readRecord(
  context: Pick<WriteContext, 'table'>,
  target: ContentTarget<ContentType>,
  { trashed = false } = {},
): Promise<Snapshot> {
  const before = await requireSnapshot(context, target.type, { id: target.id, trashed })
  assertParentMatches(target, before.fields)
  return before
}

export async function readContent(
  context: WriteContext,
  target: ContentTarget,
): Promise<Snapshot | undefined> {
  const { type, ...rest } = target
  if (type.single) return sectionSnapshot(context, type, target.id)
  return readRecord(context, { type, ...rest })
}

export async function requireContent(context: WriteContext, target: ContentTarget): Promise<Snapshot> {
  const before = await readContent(context, target)
  if (!before) throw new AppError('not_found')
  return before
}

/** Returns the published record or section; undefined if it is not public. */
export function liveSnapshotOf(type: AnyType, before: Snapshot | undefined): Snapshot | undefined {
  if (!before || type.single) return before
  return visibilityOf(type, { ...before.fields, state: before.state }) === 'published' ? before : undefined
}

export const withParentId = (
  { type, parentId }: Pick<ContentTarget, 'type' | 'parentId'>,
  body: Values,
): Values => (!type.single && type.parent ? { ...body, [type.parent.field]: parentId } : body)

/** Returns the record that an earlier attempt wrote, found by idempotency key. */
export async function earlierRecord(context: WriteContext): Promise<StoredRecord | undefined> {
  const item = await findEarlierRevision(context)
  return item && recordOf(item)
}

/** For operations that are idempotent or refuse repetition. */
export const noEarlierResult = () => Promise.resolve(undefined)
