import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { NewReleaseItem, ReleaseOperation } from '@flou/shared/releases/release.ts'
import { orderRequestIn } from '../../../core/content/answerOrder.ts'
import { rowsIn } from '../../../core/content/answerBatch.ts'
import { AppError } from '../../../core/errors.ts'
import { requirePermittedType } from '../../../core/http/records/permittedType.ts'
import { batchOperation } from '../../../core/operations/batch/batchOperation.ts'
import type { Operation, OperationContext } from '../../../core/operations/operation.ts'
import { rightsOfOperation } from '../../../core/operations/operationRights.ts'
import type { ContentTarget } from '../../../core/operations/records/contentTarget.ts'
import { trashOperation } from '../../../core/operations/records/moveRecord.ts'
import { publicationOperation } from '../../../core/operations/records/publishRecord.ts'
import { reorderOperation } from '../../../core/operations/records/reorder.ts'
import { createOperation, updateOperation } from '../../../core/operations/records/writeContent.ts'
import { affectsRights } from '../../../core/operations/requiresReauthentication.ts'
import type { Snapshot, Values } from '../../../core/store/writeContext.ts'
import { isMeasured, lockKeyOf, requireList } from '../../approval/index.ts'

type ReleaseWrite = Operation<Snapshot | undefined, unknown, unknown>

export interface Collected {
  operation: ReleaseWrite
  type: AnyType
  target: ContentTarget
  area: string
  subject: string | undefined
}

type Target<T extends AnyType> = ContentTarget<T> & { permission: Permission }

/** The release's hour counts: planned times of the form are left out. */
function published(values: Values): Values {
  const { planned: _, state: __, ...body } = values
  return { ...body, state: 'published' }
}

function listOperation(
  name: ReleaseOperation,
  target: Target<ContentType>,
  { body, version }: { body: Values; version: number | undefined },
) {
  const operations = {
    create: () => createOperation(target, { body: published(body) }),
    publish: () => publicationOperation(target, { isPublished: true, version }),
    unpublish: () => publicationOperation(target, { isPublished: false, version }),
    trash: () => trashOperation(target, version),
    reorder: () => reorderOperation(target, orderRequestIn(body)),
    batch: () => batchOperation(target, rowsIn(body)),
    update: () => updateOperation(target, { body: published(body), version }),
  }
  return operations[name]() as never
}

/** Returns the id of the parent record; a form's body has it too. */
function parentIdOf(type: AnyType, { parentId, body }: NewReleaseItem): number | undefined {
  if (type.single || !type.parent) return undefined
  return parentId ?? Number(body?.[type.parent.field] ?? 0)
}

function writesOf({ areas }: OperationContext['registry'], area: string): Permission {
  const found = areas.find(({ key }) => key === area)
  if (!found) throw new AppError('not_found')
  return found.permission
}

/**
 * Returns the operation that a direct save would perform.
 * @throws AppError `bad_request` for access rights and files, which no release changes
 */
export function operationOf(
  { registry, caller }: Pick<OperationContext, 'registry' | 'caller'>,
  input: NewReleaseItem,
): Collected {
  const { operation: name, recordId: id = 0, recordVersion: version, body = {} } = input
  const [right = 'edit'] = rightsOfOperation(name)
  const { type, service: area } = requirePermittedType(registry, input.type, { caller, right })
  if (affectsRights(type) || isMeasured(type))
    throw new AppError('bad_request', { message: 'releaseNotHere' })
  const permission = writesOf(registry, area)
  const parentId = parentIdOf(type, input)
  const target = { type, id, parentId, permission }
  const isList = name === 'create' || name === 'reorder' || name === 'batch'
  if (isList ? id !== 0 : id === 0 && !type.single) throw new AppError('bad_request')
  const operation =
    type.single && name === 'update'
      ? updateOperation(target, { body, version })
      : listOperation(name, { ...target, type: requireList(type) }, { body, version })
  return {
    operation: operation as never,
    type,
    target,
    area,
    subject: lockKeyOf({ type, id, parentId, kind: name }),
  }
}
