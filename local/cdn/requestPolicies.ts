import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'

const NAMES = z._default(z.array(z.string()), [])
const requestPolicySchema = z.looseObject({
  OriginRequestPolicyConfig: z.looseObject({
    HeadersConfig: z.looseObject({
      HeaderBehavior: z.enum(['none', 'whitelist', 'allViewer', 'allExcept']),
      Headers: NAMES,
    }),
    CookiesConfig: z.looseObject({
      CookieBehavior: z.enum(['none', 'whitelist', 'all', 'allExcept']),
      Cookies: NAMES,
    }),
    QueryStringsConfig: z.looseObject({ QueryStringBehavior: z.enum(['none', 'all']) }),
  }),
})

export interface RequestPolicy {
  hasHeader: (name: string) => boolean
  hasCookie: (name: string) => boolean
  hasQuery: boolean
}

/** The origin gets only method, path and body. */
export const FORWARD_NOTHING: RequestPolicy = {
  hasHeader: () => false,
  hasCookie: () => false,
  hasQuery: false,
}

const MANAGED: Record<string, RequestPolicy> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    hasHeader: (name) => name !== 'host',
    hasCookie: () => true,
    hasQuery: true,
  },
}

function nameFilter(behaviour: string, names: readonly string[]): (name: string) => boolean {
  const listed = new Set(names)
  if (behaviour === 'none') return () => false
  if (behaviour === 'whitelist') return (name) => listed.has(name)
  return (name) => !listed.has(name)
}

/** Returns a lookup by id, which throws on unknown ids. */
export function readRequestPolicies(stack: Stack): (id: string | undefined) => RequestPolicy {
  const own = new Map(
    stack
      .all('AWS::CloudFront::OriginRequestPolicy', requestPolicySchema)
      .map(({ logicalId, OriginRequestPolicyConfig: config }): [string, RequestPolicy] => {
        const { HeadersConfig, CookiesConfig, QueryStringsConfig } = config
        const headers = HeadersConfig.Headers.map((name) => name.toLowerCase())
        const policy = {
          hasHeader: nameFilter(HeadersConfig.HeaderBehavior, headers),
          hasCookie: nameFilter(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
          hasQuery: QueryStringsConfig.QueryStringBehavior === 'all',
        }
        return [logicalId, policy]
      }),
  )
  return (id) => {
    if (id === undefined) return FORWARD_NOTHING
    const policy = own.get(id) ?? MANAGED[id]
    if (!policy)
      throw new Error(`The template uses the origin request policy ${id}, which is not known here.`)
    return policy
  }
}

export function forwardedCookies(
  header: string | undefined,
  { hasCookie }: RequestPolicy,
): string | undefined {
  const forwarded = header?.split('; ').filter((cookie) => hasCookie(cookie.split('=', 1)[0] ?? ''))
  return forwarded && forwarded.length > 0 ? forwarded.join('; ') : undefined
}
