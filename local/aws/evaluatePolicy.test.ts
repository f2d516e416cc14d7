import { expect, test } from 'vitest'
import { isAllowed, policySchema } from './evaluatePolicy.ts'

const TABLE = 'arn:aws:dynamodb:r:1:table/Content'
const policy = (...Statement: object[]) => policySchema.parse({ Version: '2012-10-17', Statement })
const reads = policy({ Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: [TABLE] })

test.each([
  ['what is named', 'dynamodb:GetItem', TABLE, true],
  ['another action', 'dynamodb:PutItem', TABLE, false],
  ['an index that is not named', 'dynamodb:Query', `${TABLE}/index/gsi1`, false],
  ['another table whose name begins alike', 'dynamodb:GetItem', `${TABLE}2`, false],
] as const)('a role may do only what its policy names: %s', (...[, action, resource, expected]) => {
  expect(isAllowed([reads], { action, resource })).toBe(expected)
})

test('stars stand for any text, dots for themselves', () => {
  const policies = [policy({ Effect: 'Allow', Action: 's3:Get*', Resource: 'arn:aws:s3:::site/404.html' })]

  expect(isAllowed(policies, { action: 's3:GetObject', resource: 'arn:aws:s3:::site/404.html' })).toBe(true)
  expect(isAllowed(policies, { action: 's3:GetObject', resource: 'arn:aws:s3:::site/404xhtml' })).toBe(false)
})

test('an explicit deny wins over any allow', () => {
  const all = policy({ Effect: 'Allow', Action: '*', Resource: '*' })
  const deny = policy({ Effect: 'Deny', Action: 'dynamodb:DeleteItem', Resource: '*' })

  expect(isAllowed([all, deny], { action: 'dynamodb:DeleteItem', resource: TABLE })).toBe(false)
  expect(isAllowed([all, deny], { action: 'dynamodb:GetItem', resource: TABLE })).toBe(true)
})

test('no policy allows nothing', () => {
  expect(isAllowed([], { action: 'dynamodb:GetItem', resource: TABLE })).toBe(false)
})

test('a bucket policy speaks to its principal under its condition', () => {
  const bucket = policy({
    Effect: 'Allow',
    Action: 's3:GetObject',
    Resource: 'arn:aws:s3:::site/*',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Condition: { StringEquals: { 'AWS:SourceArn': 'arn:d1' } },
  })
  const ask = (service: string, source: string) =>
    isAllowed([bucket], {
      action: 's3:GetObject',
      resource: 'arn:aws:s3:::site/x',
      service,
      context: { 'AWS:SourceArn': source },
    })

  expect(ask('cloudfront.amazonaws.com', 'arn:d1')).toBe(true)
  expect(ask('cloudfront.amazonaws.com', 'arn:d2')).toBe(false)
  expect(ask('lambda.amazonaws.com', 'arn:d1')).toBe(false)
})

test('a condition on all values of a key holds where each of them fits, and not where the key is absent', () => {
  const changes = policy({
    Effect: 'Allow',
    Action: 'dynamodb:UpdateItem',
    Resource: TABLE,
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['changeRequest#*'] } },
  })
  const ask = (...leading: string[]) =>
    isAllowed([changes], {
      action: 'dynamodb:UpdateItem',
      resource: TABLE,
      ...(leading.length > 0 && { context: { 'dynamodb:LeadingKeys': leading } }),
    })

  expect([ask('changeRequest#1'), ask('changeRequest#1', 'user#1'), ask('user#1'), ask()]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a denial of any value of a key holds where one of them fits', () => {
  const reads = policy(
    { Effect: 'Allow', Action: 'dynamodb:BatchGetItem', Resource: TABLE },
    {
      Effect: 'Deny',
      Action: 'dynamodb:BatchGetItem',
      Resource: TABLE,
      Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['user#*', 'mail#*'] } },
    },
  )
  const ask = (...leading: string[]) =>
    isAllowed([reads], {
      action: 'dynamodb:BatchGetItem',
      resource: TABLE,
      context: { 'dynamodb:LeadingKeys': leading },
    })

  expect([ask('news#1'), ask('news#1', 'mail#2'), ask('user#1')]).toEqual([true, false, false])
})

test('a condition that is not known stops everything instead of being passed over', () => {
  const odd = policy({
    Effect: 'Allow',
    Action: '*',
    Resource: '*',
    Condition: { IpAddress: { 'aws:SourceIp': '::1' } },
  })

  expect(() => isAllowed([odd], { action: 'a:b', resource: TABLE })).toThrow('IpAddress')
})
