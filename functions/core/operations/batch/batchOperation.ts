import type { Permission } from '@flou/shared/content/permissions.ts'
import { batchIdOf } from '@flou/shared/content/batch.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError, invalidFields, type FieldErrors } from '../../errors.ts'
import {
  getBatch,
  type BatchEntry,
  type BatchRefusal,
  type StoredBatch,
} from '../../store/batch/batchItems.ts'
import { startBatch } from '../../store/batch/startBatch.ts'
import type { Values, WriteContext } from '../../store/writeContext.ts'
import type { Operation } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import type { ContentTarget } from '../records/contentTarget.ts'
import { checkRows, type CheckedRow } from './checkRows.ts'
import { requireUndoable, undoRows } from './undoBatch.ts'

/** `id` is undefined if the rows contain no changes. */
export interface StartedBatch {
  id: string | undefined
}

const idOf = ({ idempotency, by, newId }: WriteContext): string =>
  idempotency ? batchIdOf(by.id, idempotency.key) : newId()

const keyed = (rows: readonly CheckedRow[]): FieldErrors =>
  Object.fromEntries(
    rows.flatMap(({ errors }, index) =>
      Object.entries(errors).map(([key, code]) => [`Rows[${index}].${key}`, code] as const),
    ),
  )

/**
 * Creates and updates records if all rows are valid; `advanceBatch` resumes it. Errors are keyed
 * `Rows[3].Price`.
 */
export const batchOperation = (
  target: ContentTarget<ContentType> & { permission: Permission },
  rows: readonly Values[],
): Operation<undefined, BatchEntry[], StartedBatch> => ({
  name: 'batch',
  permission: target.permission,
  isCostly: true,
  read: () => Promise.resolve(undefined),
  prepare: async (context) => {
    const checked = await checkRows(context, target, rows)
    const errors = keyed(checked)
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    return checked.flatMap((row) => row.change ?? [])
  },
  commit: async (context, _, rowChanges) => {
    if (rowChanges.length === 0) return { id: undefined }
    const id = idOf(context)
    const fingerprint = context.idempotency?.fingerprint ?? id
    const { type, permission } = target
    return startBatch(context, { id, type, permission, fingerprint, rows: rowChanges })
  },
  toChangeRequest: (_, rowChanges) => ({
    type: target.type,
    id: 0,
    parentId: target.parentId,
    permission: permissionKeys(target.permission),
    command: { name: 'batch', rows, changes: rowChanges },
  }),
  earlierResult: async (context) => {
    const existing = context.idempotency && (await getBatch(context.table, idOf(context)))
    if (existing && existing.fingerprint !== context.idempotency?.fingerprint)
      throw new AppError('bad_request')
    return existing
  },
})

export const undoIdOf = (id: string): string => `${id}-undo`

export const undoOf = (
  { table }: Pick<WriteContext, 'table'>,
  id: string,
): Promise<StoredBatch | undefined> => getBatch(table, undoIdOf(id))

/** Undoes a batch except for rows changed since. Idempotent. */
export const undoBatchOperation = (
  batch: StoredBatch,
  type: ContentType,
): Operation<undefined, { changes: BatchEntry[]; refusals: BatchRefusal[] }, StartedBatch> => ({
  name: 'undoBatch',
  permission: batch.permission,
  isCostly: true,
  read: () => Promise.resolve(undefined),
  prepare: (context) => {
    requireUndoable(batch)
    return undoRows(context, { type, batch })
  },
  commit: (context, _, { changes, refusals }) => {
    const id = undoIdOf(batch.id)
    const { permission } = batch
    return startBatch(context, {
      id,
      type,
      permission,
      fingerprint: id,
      undoes: batch.id,
      rows: changes,
      refusals,
    })
  },
  toChangeRequest: (_, { changes }) => ({
    type,
    id: 0,
    permission: batch.permission,
    command: { name: 'undoBatch', batch: batch.id, changes },
  }),
  earlierResult: (context) => undoOf(context, batch.id),
})
