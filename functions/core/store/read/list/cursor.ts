import * as z from 'zod/mini'
import { AppError } from '../../../errors.ts'
import type { Item } from '../../dynamo/table.ts'

const positionSchema = z.tuple([z.string(), z.string(), z.string(), z.string()])

export const cursorAfter = (item: Item, partition: string, sort: string): string =>
  Buffer.from(JSON.stringify([partition, item[sort], item.pk, item.sk])).toString('base64url')

/** Decodes a cursor. Throws `bad_request` if it is invalid or from another list. */
export function startKey(
  cursor: string | undefined,
  partition: string,
  { hash, sort }: { hash: string; sort: string },
): Item | undefined {
  if (!cursor) return undefined
  const [cursorPartition, position, pk, sk] = parsed(cursor)
  if (cursorPartition !== partition) throw new AppError('bad_request')
  return { [hash]: partition, [sort]: position, pk, sk }
}

export const partitionIn = (cursor: string): string => parsed(cursor)[0]

function parsed(cursor: string) {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
