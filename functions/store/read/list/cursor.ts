import * as z from 'zod/mini'
import { AppError } from '../../../appError.ts'
import type { Item } from '../../dynamo/table.ts'

const positionSchema = z.tuple([z.string(), z.string(), z.string(), z.string()])

/** Where a partition of an index goes on, as clients carry it: opaque text. */
export const cursorAfter = (item: Item, partition: string, sort: string): string =>
  Buffer.from(JSON.stringify([partition, item[sort], item['pk'], item['sk']])).toString('base64url')

/** The start key a cursor stands for. Throws `bad_request` for a cursor of another list or none at all. */
export function startKey(
  cursor: string | undefined,
  partition: string,
  { hash, sort }: { hash: string; sort: string },
): Item | undefined {
  if (!cursor) return undefined
  const [given, position, pk, sk] = parsed(cursor)
  if (given !== partition) throw new AppError('bad_request')
  return { [hash]: partition, [sort]: position, pk, sk }
}

/** The partition a cursor stands in. Throws `bad_request` for a text that is no cursor. */
export const partitionIn = (cursor: string): string => parsed(cursor)[0]

function parsed(cursor: string) {
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
