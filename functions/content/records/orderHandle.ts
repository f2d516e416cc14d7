import { isOrdered, type OrderBelow, type OrderRequest } from '@flou/shared/content/order.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { AppError } from '../../appError.ts'
import { parse } from '../../http/body.ts'
import type { OrderedList } from '../../store/order/readLists.ts'
import { saveOrder } from '../../store/order/saveOrder.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { requireHolder } from '../../operations/records/requireParentRecord.ts'
import type { Handle, RecordScreen } from '../../http/records/submitted.ts'

const positive = z.int().check(z.minimum(1))
const records = z.array(z.object({ id: positive, version: positive }))
const input = z.object({
  records,
  below: z.optional(z.array(z.object({ type: z.string(), parentId: positive, records }))),
}) as z.ZodMiniType<OrderRequest> // an absent list and an undefined one are the same

/** A type below the screen's whose records are arranged with it; it must be edited under the same permission. */
function requireBelow({ registry, type, permission }: RecordScreen, { type: key }: OrderBelow): ContentType {
  const below = registry.types.get(key)
  const isHere = isEditedUnder(registry, { key, permission })
  if (!below || below.single || below.parent?.type !== type.key || !isOrdered(below) || !isHere)
    throw new AppError('bad_request')
  return below
}

const isEditedUnder = ({ areas }: Registry, { key, permission }: { key: string; permission: string }) =>
  areas.some((area) => area.permission === permission && area.screens.some(({ type }) => type?.key === key))

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
export const order: Handle = async (call, screen) => {
  const request = parse(input, call.body)
  requireConsistent(request)
  const { type, service } = screen
  const parentId = type.parent && (await requireHolder(call, type.parent.type))
  const lists: OrderedList[] = [
    { type, parentId, records: request.records },
    ...(request.below ?? []).map((list) => ({ ...list, type: requireBelow(screen, list) })),
  ]
  const [own, ...below] = await saveOrder(changeOf(call, service), lists)
  const data: OrderRequest = {
    records: own?.records ?? [],
    below: below.map(({ type, parentId = 0, records }) => ({ type: type.key, parentId, records })),
  }
  return { data, message: 'arranged' }
}
