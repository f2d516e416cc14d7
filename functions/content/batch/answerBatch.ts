import { BATCH_ROWS, type BatchCheck } from '@flou/shared/batch.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/messages.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { Answer } from '../../http/call.ts'
import { answerPending } from '../../http/records/answerRecord.ts'
import { operationContext } from '../../http/records/operationContext.ts'
import { batchOperation } from '../../operations/batch/batchOperation.ts'
import { checkRows, type CheckedRow } from '../../operations/batch/checkRows.ts'
import { performNoting } from '../../operations/perform.ts'
import type { Values } from '../../store/writeContext.ts'
import { confirmationIn, confirmingBatch } from '../pricing/confirmedPrices.ts'
import { listPlace, type Handle } from '../screen.ts'
import { carryOn } from './batchAnswer.ts'

const isRow = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row)

/** The rows of a body. Throws `bad_request`, `validation_failed`. */
function rowsIn({ rows }: Values): Values[] {
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new AppError('bad_request')
  if (rows.length > BATCH_ROWS) throw invalidFields({ Rows: `tooManyItems:${BATCH_ROWS}` })
  return rows
}

const checkOf = (rows: readonly CheckedRow[], language: Language): BatchCheck => ({
  rows: rows.map(({ action, errors }) => {
    const texts = Object.entries(errors).map(([key, code]) => [key, messageText(code, language)] as const)
    return texts.length === 0 ? { action } : { action, errors: Object.fromEntries(texts) }
  }),
})

const NOTHING_TO_DO = { id: '', isDone: true, total: 0, done: 0, failures: [], entries: [] } as const

/**
 * `POST <screen>/batch`: checks all rows, and changes either none of them or all: in one transaction as far as they fit one, else in
 * several, written down beforehand so that they go on whoever dies. Errors are keyed `Rows[3].Price`; with `dryRun` they are the answer.
 */
export const answerBatch: Handle = async (call, screen): Promise<Answer> => {
  const { service, registry, permission } = screen
  const submitted = rowsIn(call.body)
  const context = operationContext(call, service, registry)
  const place = { ...listPlace(call, screen), permission }
  if (call.body['dryRun'] === true) {
    return { data: checkOf(await checkRows(context, place, submitted), call.language) }
  }
  const operation = confirmingBatch(batchOperation(place, submitted), {
    type: screen.type,
    productId: place.parentId ?? 0,
    typed: confirmationIn(call),
  })
  const outcome = await performNoting(operation, context)
  if (outcome.isPending) return answerPending(outcome.change, NOTHING_TO_DO)
  const { id } = outcome.result
  if (id === undefined) return { data: NOTHING_TO_DO }
  return { ...(await carryOn(call, registry, id)), message: 'updated' }
}
