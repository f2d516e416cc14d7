import type { AnyType } from '@flou/shared/content/define.ts'
import { AppError } from '../appError.ts'
import type { Answer, Call } from '../http/call.ts'
import type { Caller } from '../operations/operation.ts'
import { requireId } from '../http/endpoint.ts'
import { getReceipt } from '../store/publishing/receipts.ts'
import { runId, startRun } from '../store/publishing/runs.ts'
import { answerRun } from './publishingRoutes.ts'

const receiptOf = ({ parameters }: Call, type: AnyType, id: number) => ({
  type: type.key,
  id,
  version: requireId(parameters['version']),
})

/** `…/versions/{n}/receipt`: what followed from saving that version; null as long as it is not published. */
export async function answerReceipt(call: Call, type: AnyType, id: number): Promise<Answer> {
  return { data: (await getReceipt(call.services.table, receiptOf(call, type, id))) ?? null }
}

/** Renders the failed pages of a receipt again; what comes of it is in the receipt then. */
export async function renderAgain(
  call: Call & { caller: Caller },
  type: AnyType,
  id: number,
): Promise<Answer> {
  const { services, caller } = call
  const { table, newId } = services
  const of = receiptOf(call, type, id)
  const receipt = await getReceipt(table, of)
  const paths = receipt?.pages.filter(({ fate }) => fate === 'failed').map(({ path }) => path) ?? []
  if (paths.length === 0) throw new AppError('not_found')
  const now = services.now()
  const run = await startRun(table, {
    id: runId(now, newId()),
    request: { kind: 'pages', paths, receipt: of },
    by: { id: caller.id, name: caller.name },
    now,
    total: paths.length,
  })
  return { data: answerRun(run), status: 201 }
}
