import * as z from 'zod/mini'

const behaviourSchema = z.looseObject({
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  Compress: z._default(z.boolean(), false),
  FunctionAssociations: z._default(
    z.array(
      z.looseObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: z.string() }),
    ),
    [],
  ),
})
const pathBehaviourSchema = z.extend(behaviourSchema, { PathPattern: z.string() })

export const distributionSchema = z.looseObject({
  DistributionConfig: z.looseObject({
    Origins: z.array(
      z.looseObject({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z._default(z.string(), ''),
        S3OriginConfig: z.optional(z.unknown()),
        OriginCustomHeaders: z._default(
          z.array(z.looseObject({ HeaderName: z.string(), HeaderValue: z.string() })),
          [],
        ),
      }),
    ),
    OriginGroups: z._default(
      z.looseObject({
        Items: z._default(
          z.array(
            z.looseObject({
              Id: z.string(),
              Members: z.looseObject({ Items: z.array(z.looseObject({ OriginId: z.string() })) }),
              FailoverCriteria: z.looseObject({ StatusCodes: z.looseObject({ Items: z.array(z.number()) }) }),
            }),
          ),
          [],
        ),
      }),
      { Items: [] },
    ),
    DefaultCacheBehavior: behaviourSchema,
    CacheBehaviors: z._default(z.array(pathBehaviourSchema), []),
    CustomErrorResponses: z._default(
      z.array(
        z.looseObject({
          ErrorCode: z.number(),
          ErrorCachingMinTTL: z._default(z.number(), 10),
          ResponseCode: z.optional(z.number()),
          ResponsePagePath: z.optional(z.string()),
        }),
      ),
      [],
    ),
    DefaultRootObject: z._default(z.string(), ''),
    CacheTagConfig: z.optional(z.looseObject({ HeaderName: z.string() })),
  }),
})
export type DistributionConfig = z.infer<typeof distributionSchema>['DistributionConfig']
export type BehaviourConfig = z.infer<typeof behaviourSchema>
export type OriginGroupConfig = DistributionConfig['OriginGroups']['Items'][number]
export type OriginConfig = DistributionConfig['Origins'][number]

/** `*` also matches slashes. */
export function pathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^/${source}$`)
}

export function behaviourOf<T>(
  config: { patterns: readonly { expression: RegExp; behaviour: T }[]; fallback: T },
  path: string,
): T {
  return config.patterns.find(({ expression }) => expression.test(path))?.behaviour ?? config.fallback
}
