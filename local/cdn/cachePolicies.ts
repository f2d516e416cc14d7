import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'

const cachePolicySchema = z.looseObject({
  CachePolicyConfig: z.looseObject({
    MinTTL: z._default(z.number(), 0),
    DefaultTTL: z._default(z.number(), 86_400),
    MaxTTL: z._default(z.number(), 31_536_000),
    ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({
      QueryStringsConfig: z.looseObject({ QueryStringBehavior: z.string() }),
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      EnableAcceptEncodingGzip: z._default(z.boolean(), false),
    }),
  }),
})

/** In seconds. Matter only with `--like-aws=edgeCache`; otherwise no file is cached. */
export interface CacheTimes {
  shortest: number
  normal: number
  longest: number
}

export interface CachePolicy {
  brotli: boolean
  gzip: boolean
  times: CacheTimes
  hasQuery: boolean
}

const DAY = 86_400
const NEVER: CacheTimes = { shortest: 0, normal: 0, longest: 0 }
const OPTIMIZED: CacheTimes = { shortest: 1, normal: DAY, longest: 365 * DAY }

const MANAGED: Record<string, CachePolicy> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { brotli: true, gzip: true, times: OPTIMIZED, hasQuery: false },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { brotli: false, gzip: false, times: NEVER, hasQuery: false },
}

/** Returns a lookup by id, which throws on unknown ids. */
export function readCachePolicies(stack: Stack): (id: string) => CachePolicy {
  const own = new Map(
    stack.all('AWS::CloudFront::CachePolicy', cachePolicySchema).map(({ logicalId, CachePolicyConfig }) => {
      const { MinTTL: shortest, DefaultTTL: normal, MaxTTL: longest } = CachePolicyConfig
      const {
        EnableAcceptEncodingBrotli: brotli,
        EnableAcceptEncodingGzip: gzip,
        QueryStringsConfig,
      } = CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
      const hasQuery = QueryStringsConfig.QueryStringBehavior !== 'none'
      return [logicalId, { brotli, gzip, times: { shortest, normal, longest }, hasQuery }]
    }),
  )
  return (id) => {
    const policy = own.get(id) ?? MANAGED[id]
    if (!policy) throw new Error(`The template uses the cache policy ${id}, which is not known here.`)
    return policy
  }
}
