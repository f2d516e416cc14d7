import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Permissions } from '../aws/permissions.ts'
import type { Functions } from '../lambda/functions.ts'
import type { FunctionSettings } from '../lambda/functionSettings.ts'
import type { ObjectStore } from '../s3/objectStore.ts'
import { sequenceOf, type StreamRecord } from './streamRecord.ts'

const batchSchema = z.looseObject({
  requestContext: z.looseObject({
    functionArn: z.string(),
    condition: z.string(),
    approximateInvokeCount: z.number(),
  }),
  timestamp: z.string(),
  reason: z._default(z.string(), ''),
  DDBStreamBatchInfo: z.looseObject({ batchSize: z.number() }),
  payload: z.string(),
})

export interface FailedBatch {
  key: string
  functionName: string
  at: string
  records: number
  attempts: number
  reason: string
}

interface Failure {
  fn: FunctionSettings
  bucket: string | undefined
  records: StreamRecord[]
  reason: string
  attempts: number
}

/** In Lambda's format. */
export interface FailedBatches {
  add: (failure: Failure) => Promise<void>
  list: () => Promise<FailedBatch[]>
  replay: (key: string) => Promise<void>
}

export function createFailedBatches(
  bucket: string,
  store: ObjectStore,
  { functions, permissions }: { functions: Functions; permissions: Permissions },
): FailedBatches {
  async function read(key: string) {
    const object = store.head(bucket, key)
    if (!object) throw new Error(`There is no failed batch ${key}.`)
    return batchSchema.parse(JSON.parse((await store.read(object)).toString()))
  }
  return {
    async add(failure) {
      if (!failure.bucket) return
      const key = keyOf(failure.fn, new Date())
      permissions.require(failure.fn.logicalId, 's3:PutObject', `arn:aws:s3:::${failure.bucket}/${key}`)
      const body = Buffer.from(JSON.stringify(document(failure)))
      await store.put({ bucket: failure.bucket, key, body, headers: { 'content-type': 'application/json' } })
    },
    async list() {
      const objects = store.list({ bucket, prefix: '', after: '', limit: 1000 })
      const batches = await Promise.all(objects.map(async ({ key }) => ({ key, batch: await read(key) })))
      return batches.map(({ key, batch }) => ({
        key,
        functionName: functions.byArn(batch.requestContext.functionArn).settings.name,
        at: batch.timestamp,
        records: batch.DDBStreamBatchInfo.batchSize,
        attempts: batch.requestContext.approximateInvokeCount,
        reason: batch.reason,
      }))
    },
    async replay(key) {
      const batch = await read(key)
      await functions.byArn(batch.requestContext.functionArn).invoke(JSON.parse(batch.payload))
      store.remove(bucket, key)
    },
  }
}

function keyOf(fn: FunctionSettings, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T')
  return `aws/lambda/${fn.logicalId}/shard/${day.replaceAll('-', '/')}/${day}T${time.slice(0, 8).replaceAll(':', '.')}-${randomUUID()}`
}

function document({ fn, records, reason, attempts }: Failure): z.infer<typeof batchSchema> {
  const [first] = records
  const last = records.at(-1)
  return {
    requestContext: {
      requestId: randomUUID(),
      functionArn: fn.arn,
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: attempts,
    },
    version: '1.0',
    timestamp: new Date().toISOString(),
    reason,
    DDBStreamBatchInfo: {
      shardId: 'local',
      startSequenceNumber: first && String(sequenceOf(first)),
      endSequenceNumber: last && String(sequenceOf(last)),
      batchSize: records.length,
    },
    payload: JSON.stringify({ Records: records }),
  }
}
