import * as z from 'zod/mini'
import type { Permissions } from '../aws/permissions.ts'
import type { Operation } from '../dynamodb/client.ts'
import type { Table } from '../dynamodb/tables.ts'
import type { Functions } from '../lambda/functions.ts'
import type { Checkpoints } from '../streams/checkpoints.ts'
import type { FailedBatches } from '../streams/failedBatches.ts'
import type { Faults } from '../likeAws/faults.ts'
import { StreamReader, type Reader, type ReaderOptions } from '../streams/reader.ts'
import { shardedReader } from '../streams/shards.ts'
import { openStream, type StreamSource } from '../streams/source.ts'
import type { Stack } from '../template/stack.ts'

const mappingSchema = z.looseObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z._default(z.number(), 100),
  BisectBatchOnFunctionError: z._default(z.boolean(), false),
  MaximumRetryAttempts: z._default(z.number(), -1),
  FunctionResponseTypes: z._default(z.array(z.string()), []),
  FilterCriteria: z.optional(z.looseObject({ Filters: z.array(z.looseObject({ Pattern: z.string() })) })),
  DestinationConfig: z.optional(
    z.looseObject({ OnFailure: z.optional(z.looseObject({ Destination: z.string() })) }),
  ),
  Enabled: z._default(z.boolean(), true),
})

const bucketIn = ({ DestinationConfig }: z.infer<typeof mappingSchema>) =>
  DestinationConfig?.OnFailure?.Destination

/** Lambda reads streams and stores failed batches by the role of the function. @throws AccessDenied */
export function requireStreamAccess(
  stack: Stack,
  { functions, permissions }: { functions: Functions; permissions: Permissions },
): void {
  for (const mapping of stack.all('AWS::Lambda::EventSourceMapping', mappingSchema)) {
    const { logicalId } = functions.byArn(mapping.FunctionName).settings
    for (const action of ['DescribeStream', 'GetShardIterator', 'GetRecords'])
      permissions.require(logicalId, `dynamodb:${action}`, mapping.EventSourceArn)
    permissions.require(logicalId, 'dynamodb:ListStreams', '*')
    const bucket = bucketIn(mapping)
    if (bucket === undefined) continue
    permissions.require(logicalId, 's3:PutObject', `${bucket}/aws/lambda/batch`)
    permissions.require(logicalId, 's3:ListBucket', bucket)
  }
}

export interface ReadersDependencies {
  stack: Stack
  tables: readonly Table[]
  call: Operation
  functions: Functions
  checkpoints: Checkpoints
  failedBatches: FailedBatches
  faults: Faults
  onError: (cause: unknown) => void
}

export async function startReaders(dependencies: ReadersDependencies): Promise<Map<string, Reader>> {
  const readers = new Map<string, Reader>()
  const sources = new Map<string, StreamSource>()
  for (const mapping of dependencies.stack.all('AWS::Lambda::EventSourceMapping', mappingSchema)) {
    const table = dependencies.tables.find((one) => one.streamArn === mapping.EventSourceArn)
    if (!table) throw new Error(`An event source is not known here: ${mapping.EventSourceArn}`)
    if (!mapping.Enabled) continue
    const fn = dependencies.functions.byArn(mapping.FunctionName)
    const bucket = bucketIn(mapping)?.replace('arn:aws:s3:::', '')
    const arn = mapping.EventSourceArn
    const source = sources.get(arn) ?? (await openStream(dependencies.call, table.name, arn))
    sources.set(arn, source)
    const options: ReaderOptions = {
      id: mapping.logicalId,
      source,
      checkpoints: dependencies.checkpoints,
      patterns: (mapping.FilterCriteria?.Filters ?? []).map((filter): unknown => JSON.parse(filter.Pattern)),
      batchSize: mapping.BatchSize,
      invoke: (event) => fn.invoke(event),
      retries: mapping.MaximumRetryAttempts,
      bisect: mapping.BisectBatchOnFunctionError,
      reportsFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      storeFailed: (records, reason, attempts) =>
        dependencies.failedBatches.add({ fn: fn.settings, bucket, records, reason, attempts }),
      onError: dependencies.onError,
    }
    const { faults } = dependencies
    readers.set(
      fn.settings.name,
      faults.isOn('shards') ? shardedReader(options, faults) : new StreamReader(options),
    )
  }
  return readers
}
