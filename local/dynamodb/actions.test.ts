import { expect, test } from 'vitest'
import { requiredPermissions } from './actions.ts'

const short = (operation: string, body: Record<string, unknown>) =>
  requiredPermissions(operation, body).map(
    ({ action, resource }) => `${action} ${resource.split(':table/')[1]}`,
  )

test('reading an index needs the index, not the table', () => {
  expect(short('Query', { TableName: 'T', IndexName: 'gsi1' })).toEqual(['dynamodb:Query T/index/gsi1'])
})

test('a transaction needs the permission of each kind of part, once', () => {
  const TransactItems = [
    { Put: { TableName: 'T' } },
    { Put: { TableName: 'T' } },
    { ConditionCheck: { TableName: 'T' } },
    { Delete: { TableName: 'U' } },
  ]

  expect(short('TransactWriteItems', { TransactItems })).toEqual([
    'dynamodb:PutItem T',
    'dynamodb:ConditionCheckItem T',
    'dynamodb:DeleteItem U',
  ])
})

test('a batch needs the permission on each table', () => {
  expect(short('BatchWriteItem', { RequestItems: { T: [], U: [] } })).toEqual([
    'dynamodb:BatchWriteItem T',
    'dynamodb:BatchWriteItem U',
  ])
})

const leading = (operation: string, body: Record<string, unknown>) =>
  requiredPermissions(operation, body).map(({ context }) => context['dynamodb:LeadingKeys'])
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: '-' } })

test('each call brings its partition keys: items, keys, batches, parts of transactions', () => {
  const put = (pk: string) => ({ Put: { TableName: 'T', Item: key(pk) } })
  const update = { Update: { TableName: 'T', Key: key('c') } }
  const written = [{ PutRequest: { Item: key('a') } }, { DeleteRequest: { Key: key('b') } }]

  expect(leading('PutItem', { TableName: 'T', Item: key('a') })).toEqual([['a']])
  expect(leading('DeleteItem', { TableName: 'T', Key: key('a') })).toEqual([['a']])
  expect(leading('BatchGetItem', { RequestItems: { T: { Keys: [key('a'), key('b')] } } })).toEqual([
    ['a', 'b'],
  ])
  expect(leading('BatchWriteItem', { RequestItems: { T: written } })).toEqual([['a', 'b']])
  expect(leading('TransactWriteItems', { TransactItems: [put('a'), put('b'), update] })).toEqual([
    ['a', 'b'],
    ['c'],
  ])
})

test('a query brings the partition of its table or index, and none if that is not understood', () => {
  const values = { ':p': { S: 'a' }, ':s': { S: 'b' } }
  const query = (condition: string, more: Record<string, unknown> = {}) =>
    leading('Query', {
      TableName: 'T',
      KeyConditionExpression: condition,
      ExpressionAttributeValues: values,
      ...more,
    })

  expect(query('sk = :s AND pk = :p')).toEqual([['a']])
  expect(query('#p=:p', { ExpressionAttributeNames: { '#p': 'pk' } })).toEqual([['a']])
  expect(query('gsi1pk = :p AND begins_with(gsi1sk, :s)', { IndexName: 'gsi1' })).toEqual([['a']])
  expect(query(':p = pk')).toEqual([undefined])
})

test('an unknown part of a transaction is no free pass', () => {
  expect(short('TransactWriteItems', { TransactItems: [{ Erase: { TableName: 'T' } }] })).toEqual([
    'dynamodb:Erase T',
  ])
})
