import * as z from 'zod/mini'
import { S3Error } from './s3Error.ts'

export const objectLockSchema = z.looseObject({
  Rule: z.optional(
    z.looseObject({
      DefaultRetention: z.looseObject({
        Mode: z.enum(['GOVERNANCE', 'COMPLIANCE']),
        Days: z.optional(z.number()),
        Years: z.optional(z.number()),
      }),
    }),
  ),
})
export type ObjectLock = z.infer<typeof objectLockSchema>

const MODE = 'x-amz-object-lock-mode'
const UNTIL = 'x-amz-object-lock-retain-until-date'
const DAY_MS = 24 * 60 * 60 * 1000

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A requested lock needs an extra permission. */
export const requestsLock = (headers: Headers): boolean =>
  headers[MODE] !== undefined || headers[UNTIL] !== undefined

/**
 * The request's lock precedes the bucket's default.
 * @throws S3Error 400 for an invalid lock
 */
export function lockHeaders(
  lock: ObjectLock | undefined,
  headers: Headers,
  now: Date,
): Record<string, string> {
  if (requestsLock(headers)) return requestedLock(lock, headers, now)
  const rule = lock?.Rule?.DefaultRetention
  if (!rule) return {}
  const until = new Date(now)
  if (rule.Years) until.setUTCFullYear(until.getUTCFullYear() + rule.Years)
  else until.setTime(until.getTime() + (rule.Days ?? 0) * DAY_MS)
  return { [MODE]: rule.Mode, [UNTIL]: until.toISOString() }
}

function requestedLock(lock: ObjectLock | undefined, headers: Headers, now: Date): Record<string, string> {
  const mode = String(headers[MODE])
  const until = String(headers[UNTIL])
  if (!lock) throw new S3Error(400, 'InvalidRequest', 'Bucket is missing Object Lock Configuration')
  const isKnown = ['GOVERNANCE', 'COMPLIANCE'].includes(mode)
  if (!isKnown || !(Date.parse(until) > now.getTime()))
    throw new S3Error(400, 'InvalidArgument', 'A lock needs a known mode and a date in the future.')
  return { [MODE]: mode, [UNTIL]: until }
}
