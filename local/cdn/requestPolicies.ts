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

/** The parts of a request that reach an origin. */
export interface RequestPolicy {
  hasHeader: (name: string) => boolean
  hasCookie: (name: string) => boolean
  hasQuery: boolean
}

/** A behaviour without a policy: the origin gets the method, the path and the body alone. */
export const NOTHING: RequestPolicy = { hasHeader: () => false, hasCookie: () => false, hasQuery: false }

/** The service's own policies that the template may name. */
const MANAGED: Record<string, RequestPolicy> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    hasHeader: (name) => name !== 'host',
    hasCookie: () => true,
    hasQuery: true,
  },
}

function passes(behaviour: string, names: readonly string[]): (name: string) => boolean {
  const known = new Set(names)
  if (behaviour === 'none') return () => false
  if (behaviour === 'whitelist') return (name) => known.has(name)
  return (name) => !known.has(name)
}

/** Finds an origin request policy by its id; throws on one that is neither in the template nor known. */
export function readRequestPolicies(stack: Stack): (id: string | undefined) => RequestPolicy {
  const own = new Map(
    stack
      .all('AWS::CloudFront::OriginRequestPolicy', requestPolicySchema)
      .map(({ logicalId, OriginRequestPolicyConfig: config }): [string, RequestPolicy] => {
        const { HeadersConfig, CookiesConfig, QueryStringsConfig } = config
        const headers = HeadersConfig.Headers.map((name) => name.toLowerCase())
        const policy = {
          hasHeader: passes(HeadersConfig.HeaderBehavior, headers),
          hasCookie: passes(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
          hasQuery: QueryStringsConfig.QueryStringBehavior === 'all',
        }
        return [logicalId, policy]
      }),
  )
  return (id) => {
    if (id === undefined) return NOTHING
    const policy = own.get(id) ?? MANAGED[id]
    if (!policy)
      throw new Error(`The template uses the origin request policy ${id}, which is not known here.`)
    return policy
  }
}

/** The cookies of a request that reach the origin. */
export function passedCookies(header: string | undefined, { hasCookie }: RequestPolicy): string | undefined {
  const passed = header?.split('; ').filter((cookie) => hasCookie(cookie.split('=', 1)[0] ?? ''))
  return passed && passed.length > 0 ? passed.join('; ') : undefined
}
