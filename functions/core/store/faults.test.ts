import {
  type BatchGetItemCommand,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { toAppError } from './dynamo/toAppError.ts'
import { openTable } from './dynamo/table.ts'

const documents = mockClient(DynamoDBDocumentClient)
const table = openTable('test', new DynamoDBClient({ region: 'ap-southeast-3' }))
const KEY = { pk: 'news#1', sk: 'live' }

beforeEach(() => documents.reset())
afterAll(() => documents.restore())

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  })
const write = () => table.transact([{ Put: { Item: KEY } }, { Put: { Item: KEY } }])

test('a transaction in conflict with another one is tried again', async () => {
  documents
    .on(TransactWriteCommand)
    .rejectsOnce(canceled('None', 'TransactionConflict'))
    .rejectsOnce(canceled('ThrottlingError', 'None'))
    .resolves({})

  await write()

  expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(3)
})

test('a conflict that stays is "unavailable", not a defect', async () => {
  documents.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'None'))

  await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
})

test('a failed condition names its item and is not tried again', async () => {
  documents.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'))

  await expect(write()).rejects.toMatchObject({ name: 'ConditionFailed', failures: [{ index: 1 }] })
  expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(1)
})

test('what a batch did not read is asked for again', async () => {
  const keys = [KEY, { pk: 'news#2', sk: 'live' }]
  documents
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { test: [{ ...KEY, id: 1 }] },
      UnprocessedKeys: { test: { Keys: [keys[1] ?? {}] } },
    })
    .resolves({ Responses: { test: [{ ...keys[1], id: 2 }] } })

  const items = await table.getAll(keys)

  expect(items.map((item) => item?.['id'])).toEqual([1, 2])
})

test('a batch that never reads everything is "unavailable"', async () => {
  documents.on(BatchGetCommand).resolves({ UnprocessedKeys: { test: { Keys: [KEY] } } })

  await expect(table.getAll([KEY])).rejects.toMatchObject({ code: 'unavailable' })
})

test('more than a hundred keys are read in several batches, each key once', async () => {
  documents.on(BatchGetCommand).callsFake((input: BatchGetItemCommand['input']) => ({
    Responses: { test: input.RequestItems?.['test']?.Keys },
  }))
  const keys = Array.from({ length: 250 }, (_, index) => ({ pk: `news#${index % 240}`, sk: 'live' }))

  const items = await table.getAll(keys)

  expect(items.every((item) => item !== undefined)).toBe(true)
  expect(documents.commandCalls(BatchGetCommand)).toHaveLength(3)
})

test.each([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'TimeoutError',
  'InternalServerError',
])('%s is answered as "unavailable"', async (name) => {
  documents.on(GetCommand).rejects(Object.assign(new Error('x'), { name }))

  const error: unknown = await table.get(KEY).catch((reason: unknown) => reason)

  expect(toAppError(error).code).toBe('unavailable')
})

test('a failure nobody foresaw stays a defect', async () => {
  documents.on(GetCommand).rejects(new TypeError('x'))

  const error: unknown = await table.get(KEY).catch((reason: unknown) => reason)

  expect(toAppError(error).code).toBe('internal')
})
