import { batchIdOf, BATCH_ROWS, type BatchCheck } from '@flou/shared/batch.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/messages.ts'
import { AppError, invalidFields, type FieldErrors } from '../../appError.ts'
import type { Answer } from '../../http/call.ts'
import { getBatch } from '../../store/batch/batchItems.ts'
import { startBatch } from '../../store/batch/startBatch.ts'
import type { Change, Values } from '../../store/write/change.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import type { Handle } from '../../http/records/submitted.ts'
import { carryOn } from './batchAnswer.ts'
import { checkRows, type CheckedRow } from '../../operations/batch/checkRows.ts'

const isRow = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row)

/** The rows of a body. Throws `bad_request`, `validation_failed`. */
function rowsIn({ rows }: Values): Values[] {
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new AppError('bad_request')
  if (rows.length > BATCH_ROWS) throw invalidFields({ Rows: `tooManyItems:${BATCH_ROWS}` })
  return rows
}

/** A batch is named after the request that asks for it: a repeated one finds its own. */
const idOf = ({ idempotency, by, newId }: Change): string =>
  idempotency ? batchIdOf(by.id, idempotency.key) : newId()

const keyed = (rows: readonly CheckedRow[]): FieldErrors =>
  Object.fromEntries(
    rows.flatMap(({ errors }, index) =>
      Object.entries(errors).map(([key, code]) => [`Rows[${index}].${key}`, code] as const),
    ),
  )

const checkOf = (rows: readonly CheckedRow[], language: Language): BatchCheck => ({
  rows: rows.map(({ action, errors }) => {
    const texts = Object.entries(errors).map(([key, code]) => [key, messageText(code, language)] as const)
    return texts.length === 0 ? { action } : { action, errors: Object.fromEntries(texts) }
  }),
})

const NOTHING_TO_DO = { id: '', isDone: true, total: 0, done: 0, failures: [], entries: [] } as const

/**
 * `POST <screen>/batch`: checks all rows, and changes either none of them or all: in one transaction as far as they fit one, else in
 * several, written down beforehand so that they go on whoever dies. Errors are keyed `Rows[3].Price`.
 */
export const answerBatch: Handle = async (call, screen): Promise<Answer> => {
  const { type, registry, service, permission } = screen
  const submitted = rowsIn(call.body)
  const change = changeOf(call, service)
  const id = idOf(change)
  const fingerprint = change.idempotency?.fingerprint ?? id
  const isDry = call.body['dryRun'] === true
  const known = isDry ? undefined : await getBatch(call.services.table, id)
  if (known && known.fingerprint !== fingerprint) throw new AppError('bad_request')
  if (known) return carryOn(call, registry, id)
  const checked = await checkRows(call, screen, submitted)
  if (isDry) return { data: checkOf(checked, call.language) }
  const errors = keyed(checked)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const rows = checked.flatMap((row) => row.change ?? [])
  if (rows.length === 0) return { data: NOTHING_TO_DO }
  await startBatch(change, { id, type, permission, fingerprint, rows })
  return { ...(await carryOn(call, registry, id)), message: 'updated' }
}
