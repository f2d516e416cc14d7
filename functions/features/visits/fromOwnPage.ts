import { AppError } from '../../core/errors.ts'
import type { Call } from '../../core/http/call.ts'
import { callLimit } from '../../core/http/callLimit.ts'
import { isBot } from './isBot.ts'

/** Sent by browsers to trustworthy origins; scripts cannot set it. */
const SITE = 'sec-fetch-site'

/** Rejects requests from pages of another site; other clients send no such header. Throws `forbidden`. */
export function requireOwnPage({ headers }: Pick<Call, 'headers'>): void {
  const site = headers[SITE]
  if (site !== undefined && site !== 'same-origin') throw new AppError('forbidden')
}

/** True for Global Privacy Control or Do Not Track. */
const requestsPrivacy = ({ headers }: Pick<Call, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1'

/**
 * Checks origin and rate of automatic requests; the IP stays in memory.
 * @returns a function that throws `forbidden` or `too_many_requests`
 */
export function requireOwnPageWithin(limit: Parameters<typeof callLimit>[0]): (call: Call) => void {
  const isWithin = callLimit(limit)
  return (call) => {
    requireOwnPage(call)
    if (!isWithin(call.ip, call.services.now())) throw new AppError('too_many_requests')
  }
}

export const isCounted = (call: Pick<Call, 'headers'>): boolean =>
  !isBot(call.headers['user-agent']) && !requestsPrivacy(call)
