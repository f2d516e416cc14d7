import * as z from 'zod/mini'
import type { Operation } from '../dynamodb/client.ts'
import { REGION } from '../template/attributes.ts'

const recordSchema = z.looseObject({
  eventID: z.string(),
  eventName: z.string(),
  dynamodb: z.looseObject({ SequenceNumber: z.string(), ApproximateCreationDateTime: z.number() }),
})
/** A stream record as functions get it. */
export type StreamRecord = z.infer<typeof recordSchema>

const streamsSchema = z.object({ Streams: z.array(z.looseObject({ StreamArn: z.string() })) })
const shardsSchema = z.looseObject({
  StreamDescription: z.looseObject({ Shards: z.array(z.looseObject({ ShardId: z.string() })) }),
})
const iteratorSchema = z.looseObject({ ShardIterator: z.string() })
const pageSchema = z.looseObject({ Records: z.array(recordSchema) })

/** Reads a table's stream from a place on. */
export interface StreamSource {
  /** Records after `sequence` (0: from the oldest), at most `limit`, oldest first. */
  readAfter: (sequence: number, limit: number) => Promise<StreamRecord[]>
  /** Number of the newest record, 0 where there is none. */
  newest: (from: number) => Promise<number>
}

const call = 'DynamoDBStreams_20120810'

/** @param streamArn the ARN that the template's world knows the stream by */
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

  async function readAfter(sequence: number, Limit: number): Promise<StreamRecord[]> {
    const from =
      sequence === 0
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: String(sequence) }
    const iterator = await operation(`${call}.GetShardIterator`, { StreamArn, ShardId, ...from })
    const { ShardIterator } = iteratorSchema.parse(iterator)
    const page = pageSchema.parse(await operation(`${call}.GetRecords`, { ShardIterator, Limit }))
    return page.Records.map((record) => ({ ...record, awsRegion: REGION, eventSourceARN: streamArn }))
  }

  async function newest(from: number): Promise<number> {
    let sequence = from
    for (;;) {
      const last = (await readAfter(sequence, 1000)).at(-1)
      if (!last) return sequence
      sequence = sequenceOf(last)
    }
  }

  return { readAfter, newest }
}

export const sequenceOf = (record: StreamRecord) => Number(record.dynamodb.SequenceNumber)
