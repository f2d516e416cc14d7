import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Key } from '../../../core/store/keys.ts'
import { publishKeys } from '../store/publishKeys.ts'
import { activeLanes } from '../store/publishLanes.ts'
import type { StoredPublishRun } from '../store/publishRuns.ts'
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

const wakeOfKey = ({ pk, sk }: Key): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1' },
})

export const wakeOf = (runId: string): DynamoDBRecord => wakeOfKey(publishKeys.publishRun(runId))

export const laneWakesOf = ({ id, lanes }: Pick<StoredPublishRun, 'id' | 'lanes'>): DynamoDBRecord[] =>
  lanes ? activeLanes(lanes).map((index) => wakeOfKey(publishKeys.publishLane({ ...lanes, index }, id))) : []
