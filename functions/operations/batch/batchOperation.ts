import type { Permission } from '@flou/shared/content/permissions.ts'
import { batchIdOf } from '@flou/shared/batch.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError, invalidFields, type FieldErrors } from '../../appError.ts'
import {
  getBatch,
  type BatchChange,
  type BatchRefusal,
  type StoredBatch,
} from '../../store/batch/batchItems.ts'
import { startBatch } from '../../store/batch/startBatch.ts'
import type { Values, WriteContext } from '../../store/writeContext.ts'
import type { Operation } from '../operation.ts'
import { permissionKeys } from '../permission.ts'
import type { Place } from '../records/place.ts'
import { checkRows, type CheckedRow } from './checkRows.ts'
import { requireUndoable, undoRows } from './undoBatch.ts'

/** What a batch starts with: its id, or none where its rows change nothing. */
export interface StartedBatch {
  id: string | undefined
}

/** A batch is named after the request that asks for it: a repeated one finds its own. */
const idOf = ({ idempotency, by, newId }: WriteContext): string =>
  idempotency ? batchIdOf(by.id, idempotency.key) : newId()

const keyed = (rows: readonly CheckedRow[]): FieldErrors =>
  Object.fromEntries(
    rows.flatMap(({ errors }, index) =>
      Object.entries(errors).map(([key, code]) => [`Rows[${index}].${key}`, code] as const),
    ),
  )

/**
 * Several records of a list created and changed as one change, of which all rows or none pass the rules. What is started is carried
 * on by `advanceBatch`, whoever calls. Errors are keyed `Rows[3].Price`.
 */
export const batchOperation = (
  place: Place<ContentType> & { permission: Permission },
  rows: readonly Values[],
): Operation<undefined, BatchChange[], StartedBatch> => ({
  name: 'batch',
  permission: place.permission,
  isCostly: true,
  read: () => Promise.resolve(undefined),
  prepare: async (context) => {
    const checked = await checkRows(context, place, rows)
    const errors = keyed(checked)
    if (Object.keys(errors).length > 0) throw invalidFields(errors)
    return checked.flatMap((row) => row.change ?? [])
  },
  commit: async (context, _, changes) => {
    if (changes.length === 0) return { id: undefined }
    const id = idOf(context)
    const fingerprint = context.idempotency?.fingerprint ?? id
    const { type, permission } = place
    return startBatch(context, { id, type, permission, fingerprint, rows: changes })
  },
  proposal: (_, changes) => ({
    type: place.type,
    id: 0,
    parentId: place.parentId,
    permission: permissionKeys(place.permission),
    command: { name: 'batch', rows, changes },
  }),
  earlierAnswer: async (context) => {
    const known = context.idempotency && (await getBatch(context.table, idOf(context)))
    if (known && known.fingerprint !== context.idempotency?.fingerprint) throw new AppError('bad_request')
    return known
  },
})

/** The id of the batch that takes another one back. */
export const undoIdOf = (id: string): string => `${id}-undo`

/** The batch that undoes another one, once there is one. */
export const undoOf = (
  { table }: Pick<WriteContext, 'table'>,
  id: string,
): Promise<StoredBatch | undefined> => getBatch(table, undoIdOf(id))

/** A batch undone as one change of its own, but for rows changed since; done once, whoever asks how often. */
export const undoBatchOperation = (
  batch: StoredBatch,
  type: ContentType,
): Operation<undefined, { changes: BatchChange[]; refusals: BatchRefusal[] }, StartedBatch> => ({
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
  proposal: (_, { changes }) => ({
    type,
    id: 0,
    permission: batch.permission,
    command: { name: 'undoBatch', batch: batch.id, changes },
  }),
  earlierAnswer: (context) => undoOf(context, batch.id),
})
