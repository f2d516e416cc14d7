import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openStack, type StackOptions } from './stack.ts'
import type { Template } from './template.ts'

const anything = z.looseObject({})

function stackWith(
  resources: Template['Resources'],
  options: StackOptions = {},
  more: Partial<Template> = {},
) {
  const template = { Resources: resources, ...more }
  return openStack({ name: 'Flou-test', template, assetPath: (key) => `/assets/${key}` }, options)
}

function resolved(value: unknown, options: StackOptions = {}, more: Partial<Template> = {}) {
  const stack = stackWith(
    {
      Files: { Type: 'AWS::S3::Bucket' },
      Table: { Type: 'AWS::DynamoDB::GlobalTable' },
      Live: { Type: 'AWS::Lambda::Alias', Properties: { FunctionName: { Ref: 'Fn' }, Name: 'live' } },
      Fn: { Type: 'AWS::Lambda::Function', Properties: { value } },
    },
    options,
    more,
  )
  return stack.all('AWS::Lambda::Function', anything)[0]?.['value']
}

test.each([
  ['Ref', { Ref: 'Files' }, 'files'],
  ['pseudo parameter', { Ref: 'AWS::Partition' }, 'aws'],
  ['GetAtt', { 'Fn::GetAtt': ['Files', 'Arn'] }, 'arn:aws:s3:::files'],
  ['GetAtt as text', { 'Fn::GetAtt': 'Files.Arn' }, 'arn:aws:s3:::files'],
  ['Join', { 'Fn::Join': ['/', [{ Ref: 'Files' }, 'en', '*']] }, 'files/en/*'],
  ['Sub', { 'Fn::Sub': '${Files}-${AWS::Partition}-${Files.Arn}' }, 'files-aws-arn:aws:s3:::files'],
  ['Sub with variables', { 'Fn::Sub': ['${a}-${Files}', { a: { Ref: 'Table' } }] }, 'Table-files'],
  ['Sub with a literal', { 'Fn::Sub': '${!keep}' }, '${keep}'],
  ['Split and Select', { 'Fn::Select': [1, { 'Fn::Split': ['-', 'a-b-c'] }] }, 'b'],
  ['list without NoValue', ['a', { Ref: 'AWS::NoValue' }], ['a']],
  ['alias', { 'Fn::Select': [7, { 'Fn::Split': [':', { Ref: 'Live' }] }] }, 'live'],
])('%s is resolved', (_, value, expected) => {
  expect(resolved(value)).toEqual(expected)
})

test('conditions choose between values', () => {
  const Conditions = {
    isProd: { 'Fn::Equals': [{ Ref: 'Env' }, 'prod'] },
    isNot: { 'Fn::Not': [{ Condition: 'isProd' }] },
  }
  const Parameters = { Env: { Default: 'dev' } }

  const value = resolved(
    [{ 'Fn::If': ['isProd', 'p', 'd'] }, { 'Fn::If': ['isNot', 'n', 'y'] }],
    {},
    { Conditions, Parameters },
  )

  expect(value).toEqual(['d', 'n'])
})

test('deployed addresses become local ones, secrets are filled in', () => {
  const value = {
    'Fn::Join': ['', ['{{resolve:secretsmanager:', 'arn:x', ':SecretString:::}} https://a.example/b']],
  }

  const text = resolved(value, {
    localOrigins: new Map([['https://a.example', 'http://127.0.0.1:1']]),
    secret: (reference) => `<${reference}>`,
  })

  expect(text).toBe('<arn:x:SecretString:::> http://127.0.0.1:1/b')
})

test.each([
  ['an unknown function', { 'Fn::Cidr': ['10.0.0.0/8'] }, 'Fn::Cidr'],
  ['an unknown resource', { Ref: 'Nowhere' }, 'Nowhere'],
  ['an unknown attribute', { 'Fn::GetAtt': ['Files', 'WebsiteURL'] }, 'WebsiteURL'],
])('%s stops the start', (_, value, named) => {
  expect(() => resolved(value)).toThrow(named)
})

test('a resource type nobody knows stops the start and is named', () => {
  expect(() => stackWith({ Queue: { Type: 'AWS::MSK::Cluster' } })).toThrow(/AWS::MSK::Cluster \(Queue\)/)
})

test('a resource of another shape than a stand-in reads is named', () => {
  const stack = stackWith({ Fn: { Type: 'AWS::Lambda::Function', Properties: { Timeout: 'soon' } } })

  expect(() => stack.all('AWS::Lambda::Function', z.object({ Timeout: z.number() }))).toThrow(
    /AWS::Lambda::Function Fn/,
  )
})
