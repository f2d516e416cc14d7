import type { OrderRequest } from '@flou/shared/content/order.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import { answerPending } from '../http/records/answerRecord.ts'
import { operationContext } from '../http/records/operationContext.ts'
import { parse } from '../operations/input/parse.ts'
import { performWithOutcome } from '../operations/perform.ts'
import { reorderOperation } from '../operations/records/reorder.ts'
import type { Values } from '../store/writeContext.ts'
import { listTarget, type Handle } from './screen.ts'

const positive = z.int().check(z.minimum(1))
const records = z.array(z.object({ id: positive, recordVersion: positive }))
const input = z.object({
  records,
  below: z.optional(z.array(z.object({ type: z.string(), parentId: positive, records }))),
}) as z.ZodMiniType<OrderRequest>

/** Rejects duplicate records or lists, and lists whose parent is not included. */
function requireConsistent(request: OrderRequest): void {
  const { records, below = [] } = request
  const parents = new Set(records.map(({ id }) => id))
  const ids = below.flatMap((list) => list.records.map(({ id }) => `${list.type}#${id}`))
  const all = [...records.map(({ id }) => String(id)), ...ids]
  const lists = below.map(({ type, parentId }) => `${type}#${parentId}`)
  const isTwice = new Set(all).size < all.length || new Set(lists).size < lists.length
  if (isTwice || below.some(({ parentId }) => !parents.has(parentId))) throw new AppError('bad_request')
  if (all.length > LIMITS.arranged) throw new AppError('too_large')
}

/** Returns a valid order. Throws `validation_failed`, `bad_request`, `too_large`. */
export function orderRequestIn(body: Values): OrderRequest {
  const request = parse(input, body)
  requireConsistent(request)
  return request
}

/** `PUT <screen>/order`: reorders a list and optionally the lists below its records. */
export const answerOrder: Handle = async (call, screen) => {
  const operation = reorderOperation(listTarget(call, screen), orderRequestIn(call.body))
  const context = operationContext(call, screen.service, screen.registry)
  const outcome = await performWithOutcome(operation, context)
  if (outcome.isPending) return answerPending(outcome.changeRequest)
  const [own, ...below] = outcome.result
  const data: OrderRequest = {
    records: own?.records ?? [],
    below: below.map(({ type, parentId = 0, records }) => ({ type: type.key, parentId, records })),
  }
  return { data, message: 'arranged' }
}
