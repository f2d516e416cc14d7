import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Key } from '../../../core/store/keys.ts'
import { PUBLISH_RUNS } from '../store/publishKeys.ts'
import type { Item } from '../../../core/store/dynamo/table.ts'

const image = (item: Item) => marshall(item, { removeUndefinedValues: true })

export const streamRecord = (
  item: Key & Item,
  before: Item | undefined,
  sequence: string,
): DynamoDBRecord => ({
  eventName: before ? 'MODIFY' : 'INSERT',
  dynamodb: {
    Keys: { pk: { S: item.pk }, sk: { S: item.sk } },
    NewImage: image(item) as never,
    ...(before && { OldImage: image(before) as never }),
    SequenceNumber: sequence,
  },
})

export const wakeOf = (runId: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: PUBLISH_RUNS }, sk: { S: runId } }, SequenceNumber: '1' },
})
