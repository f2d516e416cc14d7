import * as z from 'zod/mini'
import { corsRuleSchema, type CorsRule } from './protocol/cors.ts'
import type { Stack } from '../template/stack.ts'

const bucketSchema = z.looseObject({
  CorsConfiguration: z.optional(z.looseObject({ CorsRules: z.array(corsRuleSchema) })),
})
const mappingSchema = z.looseObject({
  DestinationConfig: z.optional(
    z.looseObject({ OnFailure: z.optional(z.looseObject({ Destination: z.string() })) }),
  ),
})

export interface Buckets {
  /** Name → rules for other origins. */
  all: Map<string, readonly CorsRule[]>
  /** Where stream batches go that kept failing. */
  failedBatches: string
}

export function readBuckets(stack: Stack): Buckets {
  const all = new Map(
    stack
      .all('AWS::S3::Bucket', bucketSchema)
      .map((bucket) => [stack.attribute(bucket.logicalId, 'Ref'), bucket.CorsConfiguration?.CorsRules ?? []]),
  )
  const destination = stack
    .all('AWS::Lambda::EventSourceMapping', mappingSchema)
    .map((mapping) => mapping.DestinationConfig?.OnFailure?.Destination)
    .find((arn) => arn !== undefined)
  return { all, failedBatches: destination?.replace('arn:aws:s3:::', '') ?? '' }
}
