import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Key } from '../../store/keys.ts'
import { RUNS } from '../../store/keys/publishKeys.ts'
import type { Item } from '../../store/dynamo/table.ts'

const image = (item: Item) => marshall(item, { removeUndefinedValues: true })

/** The stream's record of an item that took the place of `before`. */
export const streamRecord = (
  item: Key & Item,
  before: Item | undefined,
  sequence: string,
): DynamoDBRecord => ({
  eventName: before ? 'MODIFY' : 'INSERT',
  dynamodb: {
    Keys: { pk: { S: item.pk }, sk: { S: item.sk } },
    // the event's type of images is the SDK's in another package
    NewImage: image(item) as never,
    ...(before && { OldImage: image(before) as never }),
    SequenceNumber: sequence,
  },
})

/** The stream's record of a run that was moved: it wakes the publisher for the next part. */
export const wakeOf = (run: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: RUNS }, sk: { S: run } }, SequenceNumber: '1' },
})
