import type { OrderRequest } from '@flou/shared/content/order.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError } from '../../appError.ts'
import { answerPending } from '../../http/records/answerRecord.ts'
import { operationContext } from '../../http/records/operationContext.ts'
import { parse } from '../../operations/input/parse.ts'
import { performNoting } from '../../operations/perform.ts'
import { reorderOperation } from '../../operations/records/reorder.ts'
import { listPlace, type Handle } from '../screen.ts'

const positive = z.int().check(z.minimum(1))
const records = z.array(z.object({ id: positive, recordVersion: positive }))
const input = z.object({
  records,
  below: z.optional(z.array(z.object({ type: z.string(), parentId: positive, records }))),
}) as z.ZodMiniType<OrderRequest> // an absent list and an undefined one are the same

/** Every record is named once, every list once, and only lists of the records named. */
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

/** `PUT <screen>/order`: the records of a list in a new order, and those of the lists below them where they are arranged, too. */
export const answerOrder: Handle = async (call, screen) => {
  const request = parse(input, call.body)
  requireConsistent(request)
  const operation = reorderOperation(listPlace(call, screen), request)
  const context = operationContext(call, screen.service, screen.registry)
  const outcome = await performNoting(operation, context)
  if (outcome.isPending) return answerPending(outcome.change)
  const [own, ...below] = outcome.result
  const data: OrderRequest = {
    records: own?.records ?? [],
    below: below.map(({ type, parentId = 0, records }) => ({ type: type.key, parentId, records })),
  }
  return { data, message: 'arranged' }
}
