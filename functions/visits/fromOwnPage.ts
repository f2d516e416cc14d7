import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'

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
