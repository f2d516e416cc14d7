import * as z from 'zod/mini'
import { corsRuleSchema, type CorsRule } from './protocol/cors.ts'
import { objectLockSchema, type ObjectLock } from './protocol/objectLock.ts'
import type { Stack } from '../template/stack.ts'

const bucketSchema = z.looseObject({
  CorsConfiguration: z.optional(z.looseObject({ CorsRules: z.array(corsRuleSchema) })),
  ObjectLockEnabled: z.optional(z.boolean()),
  ObjectLockConfiguration: z.optional(objectLockSchema),
})
const mappingSchema = z.looseObject({
  DestinationConfig: z.optional(
    z.looseObject({ OnFailure: z.optional(z.looseObject({ Destination: z.string() })) }),
  ),
})

export interface Buckets {
  /** Bucket name → CORS rules. */
  all: Map<string, readonly CorsRule[]>
  /** Bucket name → default retention. */
  locks: Map<string, ObjectLock>
  failedBatches: string
}

export function readBuckets(stack: Stack): Buckets {
  const buckets = stack
    .all('AWS::S3::Bucket', bucketSchema)
    .map((bucket) => [stack.attribute(bucket.logicalId, 'Ref'), bucket] as const)
  const all = new Map(
    buckets.map(([name, { CorsConfiguration }]) => [name, CorsConfiguration?.CorsRules ?? []]),
  )
  const locks = new Map(
    buckets
      .filter(([, { ObjectLockEnabled }]) => ObjectLockEnabled)
      .map(([name, { ObjectLockConfiguration }]) => [name, ObjectLockConfiguration ?? {}]),
  )
  const destination = stack
    .all('AWS::Lambda::EventSourceMapping', mappingSchema)
    .map((mapping) => mapping.DestinationConfig?.OnFailure?.Destination)
    .find((arn) => arn !== undefined)
  return { all, locks, failedBatches: destination?.replace('arn:aws:s3:::', '') ?? '' }
}
