import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../aws/http.ts'
import { readPermissions } from '../aws/permissions.ts'
import { openStack } from '../template/stack.ts'
import type { Template } from '../template/template.ts'
import { closeConnections, tableClient } from './client.ts'
import { startDynoxide, type Dynoxide } from './dynoxide.ts'
import { batchesAsTransactions } from './batches.ts'
import { createGateway } from './gateway.ts'
import { rawForward } from './rawForward.ts'
import { createTables } from './tables.ts'

const role = (action: string[], resource: unknown, keys?: string[]) => {
  const Condition = keys && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } }
  const Statement = [{ Effect: 'Allow', Action: action, Resource: resource, ...(Condition && { Condition }) }]
  return {
    Type: 'AWS::IAM::Role',
    Properties: { Policies: [{ PolicyDocument: { Statement } }] },
  }
}
const TABLE_ARN = { 'Fn::GetAtt': ['Content', 'Arn'] }
const resources: Template['Resources'] = {
  Content: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: {
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    },
  },
  ReaderRole: role(['dynamodb:GetItem', 'dynamodb:Query'], TABLE_ARN),
  WriterRole: role(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:BatchWriteItem'], TABLE_ARN),
  CounterRole: role(['dynamodb:PutItem'], TABLE_ARN, ['visits#*']),
}

const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-gateway-'))
let dynoxide: Dynoxide
let gateway: Server
let upstream: ReturnType<typeof rawForward>
let endpoint = ''
let writes = 0

beforeAll(async () => {
  const stack = openStack({ name: 'Test', template: { Resources: resources }, assetPath: (key) => key })
  dynoxide = await startDynoxide(stateDir)
  await createTables(stack, tableClient(dynoxide.endpoint))
  const roles = new Map([
    ['reader', 'ReaderRole'],
    ['writer', 'WriterRole'],
    ['counter', 'CounterRole'],
  ])
  upstream = rawForward(dynoxide.endpoint)
  gateway = createGateway({
    forward: batchesAsTransactions(upstream.forward),
    permissions: readPermissions(stack, roles),
    onWrite: () => writes++,
  })
  endpoint = `http://127.0.0.1:${await listen(gateway)}`
})
afterAll(async () => {
  await close(gateway)
  upstream.close()
  closeConnections()
  await dynoxide.stop()
  rmSync(stateDir, { recursive: true, force: true })
})

const clientOf = (accessKeyId: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'local',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'any' },
  })
const Key = { pk: { S: 'news#1' }, sk: { S: 'live' } }

test('what the role allows works, and a write is announced', async () => {
  const before = writes

  await clientOf('writer').send(
    new PutItemCommand({ TableName: 'Content', Item: { ...Key, title: { S: 'Hello' } } }),
  )
  const read = await clientOf('reader').send(new GetItemCommand({ TableName: 'Content', Key }))

  expect(read.Item?.['title']).toEqual({ S: 'Hello' })
  expect(writes).toBe(before + 1)
})

test('a call that the role does not allow is refused before it reaches the table', async () => {
  const item = { pk: { S: 'news#2' }, sk: { S: 'live' } }

  const write = clientOf('reader').send(new PutItemCommand({ TableName: 'Content', Item: item }))

  await expect(write).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringMatching(/reader is not authorized to perform: dynamodb:PutItem/) as string,
  })
  const read = await clientOf('reader').send(new GetItemCommand({ TableName: 'Content', Key: item }))
  expect(read.Item).toBeUndefined()
})

test('a role that is limited to keys writes these and no others, alone or in a transaction', async () => {
  const put = (pk: string) => ({ TableName: 'Content', Item: { pk: { S: pk }, sk: { S: '-' } } })
  const send = (...keys: string[]) =>
    clientOf('counter').send(
      new TransactWriteItemsCommand({ TransactItems: keys.map((pk) => ({ Put: put(pk) })) }),
    )
  const denied = { name: 'AccessDeniedException' }

  await expect(clientOf('counter').send(new PutItemCommand(put('visits#1')))).resolves.toBeDefined()
  await expect(send('visits#2', 'visits#3')).resolves.toBeDefined()
  await expect(clientOf('counter').send(new PutItemCommand(put('config#jwks')))).rejects.toMatchObject(denied)
  await expect(send('visits#4', 'user#1')).rejects.toMatchObject(denied)
})

test('a role without the index may not query it', async () => {
  const query = new QueryCommand({
    TableName: 'Content',
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :p',
    ExpressionAttributeValues: { ':p': { S: 'list#news' } },
  })

  await expect(clientOf('reader').send(query)).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('one part of a transaction that is not allowed refuses all of it', async () => {
  const put = { Put: { TableName: 'Content', Item: { pk: { S: 'a' }, sk: { S: '1' } } } }
  const remove = { Delete: { TableName: 'Content', Key } }

  const transaction = clientOf('writer').send(new TransactWriteItemsCommand({ TransactItems: [put, remove] }))

  await expect(transaction).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('a key that belongs to no function is refused', async () => {
  const read = clientOf('stranger').send(new GetItemCommand({ TableName: 'Content', Key }))

  await expect(read).rejects.toMatchObject({ name: 'UnrecognizedClientException' })
})

test('a batch puts and deletes, also above 4 MB', async () => {
  const item = (sk: number) => ({
    pk: { S: 'batch' },
    sk: { S: String(sk) },
    text: { S: 'x'.repeat(300_000) },
  })
  const writer = clientOf('writer')
  const batch = (requests: WriteRequest[]) =>
    writer.send(new BatchWriteItemCommand({ RequestItems: { Content: requests } }))

  const large = await batch(Array.from({ length: 16 }, (_, at) => ({ PutRequest: { Item: item(at) } })))
  const { text: _, ...first } = item(0)
  const mixed = await batch([{ DeleteRequest: { Key: first } }, { PutRequest: { Item: item(16) } }])

  expect([large.UnprocessedItems, mixed.UnprocessedItems]).toEqual([{}, {}])
  const isStored = async (sk: number) => {
    const { text: __, ...Key } = item(sk)
    const { Item } = await clientOf('reader').send(new GetItemCommand({ TableName: 'Content', Key }))
    return Item !== undefined
  }
  expect(await Promise.all([0, 1, 15, 16].map(isStored))).toEqual([false, true, true, true])
})
