import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'

const cachePolicySchema = z.looseObject({
  CachePolicyConfig: z.looseObject({
    MaxTTL: z.optional(z.number()),
    ParametersInCacheKeyAndForwardedToOrigin: z.looseObject({
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      EnableAcceptEncodingGzip: z._default(z.boolean(), false),
    }),
  }),
})

/** TTLs are irrelevant: the local cache is never stale. */
export interface CachePolicy {
  brotli: boolean
  gzip: boolean
}

const MANAGED: Record<string, CachePolicy> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { brotli: true, gzip: true },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { brotli: false, gzip: false },
}

/** Returns a lookup by id, which throws on unknown ids. */
export function readCachePolicies(stack: Stack): (id: string) => CachePolicy {
  const own = new Map(
    stack.all('AWS::CloudFront::CachePolicy', cachePolicySchema).map(({ logicalId, CachePolicyConfig }) => {
      const { EnableAcceptEncodingBrotli: brotli, EnableAcceptEncodingGzip: gzip } =
        CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
      return [logicalId, { brotli, gzip }]
    }),
  )
  return (id) => {
    const policy = own.get(id) ?? MANAGED[id]
    if (!policy) throw new Error(`The template uses the cache policy ${id}, which is not known here.`)
    return policy
  }
}
