import { API_TOKEN_PREFIX } from '@flou/shared/accounts/apiToken.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Call } from './call.ts'

/** Paths without a permission that are not about the own account: files, change requests, batches. */
const OPEN_PATHS = [STAFF_PATHS.media, STAFF_PATHS.changeRequests, STAFF_PATHS.batch('')]

/** The function that answers them cannot read tokens. */
const CLOSED_PATHS: ReadonlySet<string> = new Set([STAFF_PATHS.visits, STAFF_PATHS.searchFigures])

export const bearerOf = ({ headers }: Pick<Call, 'headers'>): string =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

export const isApiToken = (token: string): boolean => token.startsWith(API_TOKEN_PREFIX)

/** Returns false for calls about a person's own data, and for those that `CLOSED_PATHS` names. */
export function isOpenToTokens({ path, method, approval }: Call, needsPermission: boolean): boolean {
  if (needsPermission) return !CLOSED_PATHS.has(path)
  const isAllowed = method === 'GET' || (approval !== undefined && 'operation' in approval)
  return isAllowed && OPEN_PATHS.some((open) => path.startsWith(open))
}
