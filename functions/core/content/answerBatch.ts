import { BATCH_ROWS, type BatchCheck } from '@flou/shared/content/batch.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { AppError, invalidFields } from '../errors.ts'
import type { Answer } from '../http/call.ts'
import { answerPending } from '../http/records/answerRecord.ts'
import { operationContext } from '../http/records/operationContext.ts'
import { batchOperation } from '../operations/batch/batchOperation.ts'
import { checkRows, type CheckedRow } from '../operations/batch/checkRows.ts'
import { performWithOutcome } from '../operations/perform.ts'
import type { Values } from '../store/writeContext.ts'
import { listTarget, type Handle } from './screen.ts'
import { continueBatch } from './batchProgress.ts'

const isRow = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row)

export function rowsIn({ rows }: Values): Values[] {
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
 * `POST <screen>/batch`: writes all rows or none; large batches are stored first, so they can resume. Errors
 * are keyed `Rows[3].Price`; with `dryRun` they are the response.
 */
export const answerBatch: Handle = async (call, screen): Promise<Answer> => {
  const { type, service, registry, features, permission } = screen
  const rows = rowsIn(call.body)
  const context = operationContext(call, service, registry)
  const target = { ...listTarget(call, screen), permission }
  if (call.body.dryRun === true) {
    return { data: checkOf(await checkRows(context, target, rows), call.language) }
  }
  const operation = features.confirmingBatch(batchOperation(target, rows), call, type)
  const outcome = await performWithOutcome(operation, context)
  if (outcome.isPending) return answerPending(outcome.changeRequest, NOTHING_TO_DO)
  const { id } = outcome.result
  if (id === undefined) return { data: NOTHING_TO_DO }
  return { ...(await continueBatch(call, registry, id)), message: 'updated' }
}
