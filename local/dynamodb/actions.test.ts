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

test('an unknown part of a transaction is no free pass', () => {
  expect(short('TransactWriteItems', { TransactItems: [{ Erase: { TableName: 'T' } }] })).toEqual([
    'dynamodb:Erase T',
  ])
})
