import * as z from 'zod/mini'

export const recordSchema = z.looseObject({
  eventID: z.string(),
  eventName: z.string(),
  dynamodb: z.looseObject({ SequenceNumber: z.string(), ApproximateCreationDateTime: z.number() }),
})
/** A stream record as functions get it. */
export type StreamRecord = z.infer<typeof recordSchema>

export const sequenceOf = (record: StreamRecord) => Number(record.dynamodb.SequenceNumber)

/** Records after `sequence` (0: from the oldest), at most `limit`, oldest first. */
export type ReadAfter = (sequence: number, limit: number) => Promise<StreamRecord[]>
