import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { callLimit } from '../http/callLimit.ts'
import { isBot } from './isBot.ts'

/** Browsers send it with every call to a trustworthy origin, and no script can set it. */
const SITE = 'sec-fetch-site'

/** Refuses what a page of another site has its visitor's browser send. Programs send no such header. Throws `forbidden`. */
export function requireOwnPage({ headers }: Pick<Call, 'headers'>): void {
  const site = headers[SITE]
  if (site !== undefined && site !== 'same-origin') throw new AppError('forbidden')
}

/** True where the browser asks not to be followed: Global Privacy Control or Do Not Track. */
export const asksForPrivacy = ({ headers }: Pick<Call, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1'

/**
 * What is checked of a call that a page of the site sends by itself: that it is a page of this site, and that its caller sends no more than so
 * many. The caller's address is looked at in memory and never stored.
 * @returns a function that throws `forbidden` or `too_many_requests`
 */
export function requireOwnPageWithin(limit: Parameters<typeof callLimit>[0]): (call: Call) => void {
  const isWithin = callLimit(limit)
  return (call) => {
    requireOwnPage(call)
    if (!isWithin(call.address, call.services.now())) throw new AppError('too_many_requests')
  }
}

/** Whether anything of a caller is counted: bots and browsers that ask for privacy are not. */
export const isCounted = (call: Pick<Call, 'headers'>): boolean =>
  !isBot(call.headers['user-agent']) && !asksForPrivacy(call)
