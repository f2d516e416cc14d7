import {
  type BatchGetItemCommand,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { toAppError } from './dynamo/toAppError.ts'
import { openTable } from './dynamo/table.ts'
import { backOff } from './dynamo/transact.ts'
import { writeAll } from './dynamo/writeAll.ts'

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

test('a single write that meets a transaction of its item is tried again', async () => {
  const conflict = Object.assign(new Error('ongoing'), { name: 'TransactionConflictException' })
  for (const behaviour of [
    documents.on(PutCommand),
    documents.on(UpdateCommand),
    documents.on(DeleteCommand),
  ])
    behaviour.rejectsOnce(conflict).rejectsOnce(conflict).resolves({})

  await table.put(KEY)
  await table.update(KEY, { UpdateExpression: 'ADD times :one' })
  await table.remove(KEY)

  expect(documents.commandCalls(PutCommand)).toHaveLength(3)
  expect(documents.commandCalls(UpdateCommand)).toHaveLength(3)
  expect(documents.commandCalls(DeleteCommand)).toHaveLength(3)
})

test('a single write whose conflict stays is given up', async () => {
  const conflict = Object.assign(new Error('ongoing'), { name: 'TransactionConflictException' })
  documents.on(PutCommand).rejects(conflict)

  const error: unknown = await table.put(KEY).catch((reason: unknown) => reason)

  expect(toAppError(error).code).toBe('unavailable')
  expect(documents.commandCalls(PutCommand)).toHaveLength(6)
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

test.each([
  ['a conflict', ['TransactionConflict']],
  ['throttling', ['None', 'ThrottlingError']],
  ['a lack of throughput', ['ProvisionedThroughputExceeded']],
])('%s that goes on is tried six times', async (_, codes) => {
  documents.on(TransactWriteCommand).rejects(canceled(...codes))

  await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
  expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(6)
})

test.each([
  ['another reason', canceled('ValidationError')],
  ['no reason', new TransactionCanceledException({ message: 'canceled', $metadata: {} })],
  ['another fault', new Error('lost')],
])('a transaction that ends for %s is not tried again', async (_, error) => {
  documents.on(TransactWriteCommand).rejects(error)

  await expect(write()).rejects.toThrow(error.message)
  expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(1)
})

test('a failed condition tells the item that it met', async () => {
  const error = new TransactionCanceledException({
    message: 'canceled',
    $metadata: {},
    CancellationReasons: [
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Item: { version: { N: '3' } } },
      { Code: 'TransactionConflict' },
    ],
  })
  documents.on(TransactWriteCommand).rejects(error)

  await expect(write()).rejects.toMatchObject({
    failures: [{ index: 1, item: { version: 3 } }],
    cause: error,
  })
})

test('each item of a transaction names the table, and each try is the same request', async () => {
  documents.on(TransactWriteCommand).rejectsOnce(canceled('TransactionConflict')).resolves({})

  await write()

  const inputs = documents.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => input)
  expect(inputs[0]?.TransactItems?.[0]).toEqual({
    Put: { TableName: 'test', Item: KEY, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
  })
  expect(inputs[0]?.ClientRequestToken).toMatch(/^[\da-f-]{36}$/)
})

const writes = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ PutRequest: { Item: { ...KEY, id } } }))
const sentSizes = () =>
  documents
    .commandCalls(BatchWriteCommand)
    .map(({ args: [{ input }] }) => input.RequestItems?.['test']?.length)

test.each([
  [0, []],
  [25, [25]],
  [26, [25, 1]],
  [51, [25, 25, 1]],
])('%d writes without conditions are sent in groups of %j', async (count, sizes) => {
  documents.on(BatchWriteCommand).resolves({})

  await writeAll(table, writes(count))

  expect(sentSizes()).toEqual(sizes)
})

test('what a group did not write is sent again, until it is given up', async () => {
  const [first] = writes(1)
  const left = { UnprocessedItems: { test: first ? [first] : [] } }
  documents.on(BatchWriteCommand).resolvesOnce(left).resolves({})
  await writeAll(table, writes(3))
  expect(sentSizes()).toEqual([3, 1])

  documents.reset()
  documents.on(BatchWriteCommand).resolves(left)
  await expect(writeAll(table, writes(1))).rejects.toMatchObject({ code: 'unavailable' })
  expect(sentSizes()).toHaveLength(8)
})

test.each([
  [1, 20],
  [5, 320],
  [6, 400],
  [9, 400],
])('before try %d comes a pause of %d ms at most', async (attempt, most) => {
  vi.useFakeTimers()
  try {
    let isOver = false
    const pause = backOff(attempt, () => 1).then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(most - 1)
    const isEarly = isOver
    await vi.advanceTimersByTimeAsync(1)
    await pause
    expect(isEarly).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
