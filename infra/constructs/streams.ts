import { Duration } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge, acknowledgeObjects } from '../acknowledge.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/** The part of a stream record that filters look at; patterns are Lambda's filter rules. */
interface RecordFilter {
  eventName?: string[]
  dynamodb: { Keys: Partial<Record<'pk' | 'sk', { S: unknown[] }>> }
}

/**
 * Who reads the table's stream, and what wakes it. Filters save invocations; the handlers are right without them.
 * Live records and live sections are the only items from which pages are made; each move of a run of publishing wakes the
 * publisher for the run's next part, and the end of a batch for all of its records (functions/store/keys.ts).
 */
export const CONSUMERS = {
  publish: {
    retries: 5,
    filters: [
      { dynamodb: { Keys: { sk: { S: ['live', { suffix: '#live' }] } } } },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: ['publish#runs'] } } } },
      { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: ['batch-done'] } } } },
    ],
  },
  dispatch: {
    retries: 10,
    filters: [{ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'mail#' }] } } } }],
  },
} as const satisfies Record<string, { retries: number; filters: RecordFilter[] }>

interface StreamProps {
  table: TableV2
  failedBatches: IBucket
  consumers: Record<keyof typeof CONSUMERS, ServiceFunction>
}

/** Event source mappings: in order, retried, halved on error, and kept in S3 when nothing helps (design §2). */
export class Streams extends Construct {
  constructor(scope: Construct, { table, failedBatches, consumers }: StreamProps) {
    super(scope, 'Streams')
    const arn = table.tableStreamArn
    if (arn === undefined) throw new Error('The table has no stream')
    for (const [name, { retries, filters }] of Object.entries(CONSUMERS)) {
      // Object.entries() widens the keys of CONSUMERS to string.
      const consumer = consumers[name as keyof typeof CONSUMERS]
      allowReading(consumer, arn)
      new lambda.EventSourceMapping(this, name, {
        target: consumer.live,
        eventSourceArn: arn,
        // From the first record on: what was written before the function was ready is not skipped.
        startingPosition: lambda.StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        parallelizationFactor: 1,
        maxBatchingWindow: Duration.seconds(0),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: retries,
        // A stream keeps its records for 24 hours.
        maxRecordAge: Duration.hours(23),
        supportS3OnFailureDestination: true,
        onFailure: { bind: () => keepIn(failedBatches, consumer) },
        filters: filters.map((filter) => ({ pattern: JSON.stringify(filter) })),
      })
    }
  }
}

function allowReading(consumer: ServiceFunction, streamArn: string): void {
  const reads = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action}`)
  consumer.allow(reads, [streamArn])
  consumer.allow(['dynamodb:ListStreams'], ['*'])
  acknowledge(consumer.role, 'IAM5[Resource::*]', 'dynamodb:ListStreams cannot be limited to a stream')
}

function keepIn(bucket: IBucket, consumer: ServiceFunction): lambda.DlqDestinationConfig {
  consumer.allow(['s3:PutObject'], [bucket.arnForObjects('*')])
  consumer.allow(['s3:ListBucket'], [bucket.bucketArn])
  acknowledgeObjects(consumer.role, bucket, '*')
  return { destination: bucket.bucketArn }
}
