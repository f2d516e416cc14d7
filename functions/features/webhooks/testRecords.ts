import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Key } from '../../core/store/keys.ts'
import type { Item } from '../../core/store/dynamo/table.ts'
import { webhookKeys, webhookPartitions, type WebhookItem } from './webhookItems.ts'

type Image = (Key & Item) | undefined
const image = (item: Image) => item && (marshall(item, { removeUndefinedValues: true }) as never)

export function streamRecord(
  before: Image,
  after: Image,
  { at, sequence }: { at: number; sequence: string },
) {
  const { pk = '', sk = '' } = after ?? before ?? {}
  const record: DynamoDBRecord = {
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      Keys: { pk: { S: pk }, sk: { S: sk } },
      ...(before && { OldImage: image(before) }),
      ...(after && { NewImage: image(after) }),
      SequenceNumber: sequence,
      ApproximateCreationDateTime: at / 1_000,
    },
  }
  return record
}

export const submissionRecord = (id: string, at: number) =>
  streamRecord(
    undefined,
    {
      pk: `submission#${id}`,
      sk: '-',
      gsi2pk: 'submissions-new#contactMessage#0',
      data: '{"email":"a@b.example"}',
    },
    { at, sequence: id },
  )

export const webhookItem = (id: string, values: Partial<WebhookItem>) => ({
  ...webhookKeys.webhook(id),
  name: id,
  url: `https://${id}.example/`,
  events: ['submitted'],
  types: [],
  isActive: true,
  by: { id: 1, name: 'Ayu' },
  created: '2026-11-21T03:00:00.000Z',
  secret: 'whsec_AAAA',
  gsi1pk: webhookPartitions.webhooks(),
  gsi1sk: id,
  ...values,
})
