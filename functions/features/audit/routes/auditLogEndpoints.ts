import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import type { Answer, Call } from '../../../core/http/call.ts'
import { exportAuditLog as readExport, type ExportPosition } from '../chain/exportAuditLog.ts'
import type { ReadSeal } from '../chain/sealText.ts'
import { verifyAuditLog as verifyChunk, type VerifyPosition } from '../chain/verifyAuditLog.ts'

/** Loads the seal reader on first use. */
export type OpenSeals = () => Promise<ReadSeal>

const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const count = z.number().check(z.int(), z.nonnegative())
const chain = z.object({
  version: z.literal(1),
  day,
  entries: count,
  links: count,
  first: z.string(),
  last: z.string(),
  head: z.string(),
  previous: z.string(),
})
const verifyPosition = z.object({
  day,
  to: day,
  chain: z.optional(chain),
  missing: z.optional(count),
  counted: z.optional(z.object({ count, after: z.optional(z.string()) })),
})
const exportPosition = z.object({ day, to: day, link: count, offset: count, isBegun: z.boolean() })

const cursorOf = (position: object): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/** Returns the position from the cursor, or the start of the requested days. Throws `bad_request`. */
function readPosition<P>(
  { query, services }: Call,
  schema: z.ZodMiniType<P>,
  start: (range: { day: string; to: string }) => unknown,
): P {
  const today = todayInJakarta(services.now())
  try {
    const { cursor, from = today, to = today } = query
    const position: unknown = cursor
      ? JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
      : start({ day: day.parse(from), to: day.parse(to) < today ? to : today })
    return schema.parse(position)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}

/** Verifies the audit log between `from` and `to` (inclusive), one chunk per call; `cursor` continues. */
export async function verifyAuditLog(call: Call, openSeals: OpenSeals): Promise<Answer> {
  const position = readPosition<VerifyPosition>(call, verifyPosition, (range) => range)
  if (position.day > position.to) return { data: [] }
  const { reports, next } = await verifyChunk(
    { table: call.services.table, readSeal: await openSeals() },
    position,
  )
  return { data: reports, ...(next && { cursor: cursorOf(next) }) }
}

export async function exportAuditLog(call: Call, openSeals: OpenSeals): Promise<Answer> {
  const { table, now } = call.services
  const begin = { link: 0, offset: 0, isBegun: false }
  const position = readPosition<ExportPosition>(call, exportPosition, (range) => ({ ...range, ...begin }))
  const { text, next } = await readExport({ table, readSeal: await openSeals() }, position, now())
  return { data: text, ...(next && { cursor: cursorOf(next) }) }
}
