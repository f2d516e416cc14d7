import * as z from 'zod/mini'
import type { Operation } from '../dynamodb/client.ts'
import { REGION } from '../template/attributes.ts'
import { sharedReads } from './sharedReads.ts'
import { recordSchema, sequenceOf, type ReadAfter } from './streamRecord.ts'

const streamsSchema = z.object({ Streams: z.array(z.looseObject({ StreamArn: z.string() })) })
const shardsSchema = z.looseObject({
  StreamDescription: z.looseObject({ Shards: z.array(z.looseObject({ ShardId: z.string() })) }),
})
const iteratorSchema = z.looseObject({ ShardIterator: z.string() })
const pageSchema = z.looseObject({
  Records: z.array(recordSchema),
  NextShardIterator: z.optional(z.nullable(z.string())),
})

export interface StreamSource {
  readAfter: ReadAfter
  /** 0 without any record. */
  newest: (from: number) => Promise<number>
}

const call = 'DynamoDBStreams_20120810'

export async function openStream(
  operation: Operation,
  table: string,
  streamArn: string,
): Promise<StreamSource> {
  const { Streams } = streamsSchema.parse(await operation(`${call}.ListStreams`, { TableName: table }))
  const StreamArn = Streams[0]?.StreamArn
  const { StreamDescription } = shardsSchema.parse(await operation(`${call}.DescribeStream`, { StreamArn }))
  const ShardId = StreamDescription.Shards[0]?.ShardId
  if (!StreamArn || !ShardId) throw new Error(`The table ${table} has no stream to read.`)
  return createSource(shardOf(operation, { StreamArn, ShardId }), streamArn)
}

type Page = z.infer<typeof pageSchema>
type ReadPage = (sequence: number, limit: number) => Promise<Page>

function shardOf(operation: Operation, shard: { StreamArn: string; ShardId: string }): ReadPage {
  /** Reused by the next read. */
  let lastRead: { sequence: number; iterator: string } | undefined

  async function iteratorAfter(sequence: number): Promise<string> {
    if (lastRead?.sequence === sequence) return lastRead.iterator
    const from =
      sequence === 0
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: String(sequence) }
    const response = await operation(`${call}.GetShardIterator`, { ...shard, ...from })
    return iteratorSchema.parse(response).ShardIterator
  }

  return async (sequence, Limit) => {
    const ShardIterator = await iteratorAfter(sequence)
    // a rejected iterator is not reused
    lastRead = undefined
    const page = pageSchema.parse(await operation(`${call}.GetRecords`, { ShardIterator, Limit }))
    const iterator = page.NextShardIterator
    if (iterator) lastRead = { sequence: endOf(page, sequence), iterator }
    return page
  }
}

function endOf({ Records }: Page, start: number): number {
  const last = Records.at(-1)
  return last ? sequenceOf(last) : start
}

function createSource(read: ReadPage, streamArn: string): StreamSource {
  let newestSeen = 0

  const readAfter = sharedReads(async (sequence, limit) => {
    const page = await read(sequence, limit)
    newestSeen = Math.max(newestSeen, endOf(page, sequence))
    return page.Records.map((record) => ({ ...record, awsRegion: REGION, eventSourceARN: streamArn }))
  })

  async function newest(from: number): Promise<number> {
    let sequence = Math.max(from, newestSeen)
    for (;;) {
      const last = (await readAfter(sequence, 1000)).at(-1)
      if (!last) return sequence
      sequence = sequenceOf(last)
    }
  }

  return { readAfter, newest }
}
