import { todayInJakarta } from '@flou/shared/calendar.ts'
import * as z from 'zod/mini'
import { AppError } from '../../appError.ts'
import type { Answer, Call } from '../../http/call.ts'
import { exportStep, type ExportPosition } from '../../store/audit/exportTrail.ts'
import type { ReadSeal } from '../../store/audit/sealText.ts'
import type { VerifyPosition } from '../../store/audit/verifyTrail.ts'

/** Gives what reads the seals; called when they are needed for the first time. */
export type OpenSeals = () => Promise<ReadSeal>

/** Of a bucket without seals, for tests. */
export const noSeals: OpenSeals = () => Promise.resolve(() => Promise.resolve(undefined))

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

/** A position as clients carry it: opaque text. */
const cursorOf = (position: object): string => Buffer.from(JSON.stringify(position)).toString('base64url')

/** The position of a cursor, or the one at the start of the days asked for. @throws AppError `bad_request` */
function positionIn<P>(
  { query, services }: Call,
  schema: z.ZodMiniType<P>,
  start: (range: { day: string; to: string }) => unknown,
): P {
  const today = todayInJakarta(services.now())
  try {
    const { cursor, from = today, to = today } = query
    const given: unknown = cursor
      ? JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
      : start({ day: day.parse(from), to: day.parse(to) < today ? to : today })
    return schema.parse(given)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}

/** Checks the trail from one day to another (`from`, `to`, both inclusive), a part in each call: `cursor` goes on. */
export async function verifyTrail(call: Call, openSeals: OpenSeals): Promise<Answer> {
  const position = positionIn<VerifyPosition>(call, verifyPosition, (range) => range)
  if (position.day > position.to) return { data: [] }
  const { verifyStep } = await import('../../store/audit/verifyTrail.ts')
  const { reports, next } = await verifyStep(
    { table: call.services.table, readSeal: await openSeals() },
    position,
  )
  return { data: reports, ...(next && { cursor: cursorOf(next) }) }
}

/** Lines of the export for auditors from one day to another, a part in each call: `cursor` goes on. */
export async function exportTrail(call: Call, openSeals: OpenSeals): Promise<Answer> {
  const { table, now } = call.services
  const begin = { link: 0, offset: 0, isBegun: false }
  const position = positionIn<ExportPosition>(call, exportPosition, (range) => ({ ...range, ...begin }))
  const { text, next } = await exportStep({ table, readSeal: await openSeals() }, position, now())
  return { data: text, ...(next && { cursor: cursorOf(next) }) }
}
