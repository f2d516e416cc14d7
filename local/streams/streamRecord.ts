import * as z from 'zod/mini'

export const recordSchema = z.looseObject({
  eventID: z.string(),
  eventName: z.string(),
  dynamodb: z.looseObject({
    SequenceNumber: z.string(),
    ApproximateCreationDateTime: z.number(),
    Keys: z.optional(z.record(z.string(), z.unknown())),
  }),
})
export type StreamRecord = z.infer<typeof recordSchema>

export const sequenceOf = (record: StreamRecord) => Number(record.dynamodb.SequenceNumber)

/** After `sequence` (0: from the oldest), oldest first. */
export type ReadAfter = (sequence: number, limit: number) => Promise<StreamRecord[]>
