import { BATCH_ROWS, batchIdOf } from '@flou/shared/content/batch.ts'
import { isApiError, type ApiError } from '../../../core/api/apiError.ts'
import { serverErrors } from '../../../core/records/formErrors.ts'
import type { RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import type { TypedRow } from '../model/applyTyped.ts'
import type { GridSchema } from '../model/edits.ts'
import {
  bodyOf,
  byColumn,
  errorsOf,
  isChanged,
  partitionByErrors,
  type GridRow,
  type RowErrors,
} from '../model/rows.ts'
import type { BatchFailure, BatchRequest, GridState, Rows, Submission } from './types.ts'

const ROW_KEY = /^Rows\[(\d+)\]\.(.+)$/

function errorsByRow(
  error: ApiError,
  { rows, bodies }: BatchRequest,
  { columns }: Pick<GridSchema, 'columns'>,
) {
  const byRow = new Map<GridRow, RowErrors>()
  for (const [key, message] of Object.entries(error.fields)) {
    const [, index = '', field = ''] = ROW_KEY.exec(key) ?? []
    const [row, body] = [rows[Number(index)], bodies[Number(index)]]
    if (!row || !body) continue
    byRow.set(row, { ...byRow.get(row), ...byColumn(serverErrors({ [field]: message }), columns, body) })
  }
  return byRow
}

const BUSY: ReadonlySet<number> = new Set([408, 425, 429])
const isRejection = ({ status }: ApiError) => status >= 400 && status < 500 && !BUSY.has(status)

export function failureOf(
  error: unknown,
  request: BatchRequest,
  schema: Pick<GridSchema, 'columns'>,
): BatchFailure {
  if (isApiError(error, 'validation_failed'))
    return { is: 'refused', error, errors: errorsByRow(error, request, schema) }
  return { is: isApiError(error) && isRejection(error) ? 'rejected' : 'unknown', error }
}

export const numberOf = ({ key }: Pick<GridRow, 'key'>) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0)

export const typedRowsIn = ({ values }: RecoveryEntry): TypedRow[] => values['rows'] as TypedRow[]

export const entryOf = (rows: Rows) => ({
  version: 0,
  values: {
    rows: rows.filter(isChanged).map(({ key, id, version, cells }) => ({ key, id, version, cells })),
  },
})

/** A server error applies until its row is edited. */
export const errorsIn = ({ refused }: GridState, row: GridRow, own: RowErrors): RowErrors => {
  const refusal = refused.get(row)
  return refusal ? { ...refusal, ...own } : own
}

interface RequestOptions {
  readonly schema: Pick<GridSchema, 'columns' | 'type'>
  readonly person: number
  readonly visit: string
  readonly newKey: () => string
}

/** The rows of a submission as a request; a message if there are none to send. */
export function requestOf(
  { keys, confirmedProduct }: Submission,
  state: GridState,
  { schema: { columns, type }, person, visit, newKey }: RequestOptions,
): BatchRequest | 'tooMany' | 'allWrong' {
  const rows = state.rows.filter((row) => isChanged(row) && (!keys || keys.has(row.key)))
  if (rows.length > BATCH_ROWS) return 'tooMany'
  const { good, bad } = partitionByErrors(rows, (row) => errorsIn(state, row, errorsOf(row, columns, type)))
  if (good.length === 0) return 'allWrong'
  const key = newKey()
  const added = good.filter(({ id }) => id === 0).map((row) => row.key)
  return {
    key,
    sent: { id: batchIdOf(person, key), visit, rows: good.length, added },
    rows: good,
    bodies: good.map((row) => bodyOf(row, columns, type)),
    confirmedProduct,
    wrongRows: bad.length,
  }
}
