import { Duration } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { STREAM_BATCH } from '@flou/functions/core/manifest.ts'
import { suppressNag, suppressObjectWildcard } from '../suppressNag.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

interface StreamProps {
  table: TableV2
  failedBatches: IBucket
  functions: readonly ServiceFunction[]
}

/** Ordered, retried, bisected on error, finally stored in S3. */
export class Streams extends Construct {
  constructor(scope: Construct, { table, failedBatches, functions }: StreamProps) {
    super(scope, 'Streams')
    const arn = table.tableStreamArn
    if (arn === undefined) throw new Error('The table has no stream')
    for (const consumer of functions) {
      const { stream } = consumer.manifest
      if (!stream) continue
      allowReading(consumer, arn)
      new lambda.EventSourceMapping(this, consumer.name, {
        target: consumer.live,
        eventSourceArn: arn,
        // Includes records written before the function was ready.
        startingPosition: lambda.StartingPosition.TRIM_HORIZON,
        batchSize: STREAM_BATCH,
        parallelizationFactor: stream.parallel ?? 1,
        maxBatchingWindow: Duration.seconds(0),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: stream.retries,
        // A stream retains records for 24 hours.
        maxRecordAge: Duration.hours(23),
        supportS3OnFailureDestination: true,
        onFailure: { bind: () => failureDestination(failedBatches, consumer) },
        filters: stream.filters.map((filter) => ({ pattern: JSON.stringify(filter) })),
      })
    }
  }
}

function allowReading(consumer: ServiceFunction, streamArn: string): void {
  const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`)
  consumer.allow(reads, [streamArn])
  consumer.allow(['dynamodb:ListStreams'], ['*'])
  suppressNag(consumer.role, 'IAM5[Resource::*]', 'dynamodb:ListStreams cannot be limited to a stream')
}

function failureDestination(bucket: IBucket, consumer: ServiceFunction): lambda.DlqDestinationConfig {
  consumer.allow(['s3:PutObject'], [bucket.arnForObjects('*')])
  consumer.allow(['s3:ListBucket'], [bucket.bucketArn])
  suppressObjectWildcard(consumer.role, bucket, '*')
  return { destination: bucket.bucketArn }
}
