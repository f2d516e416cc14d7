import {
  GetAliasCommand,
  LambdaClient,
  ListVersionsByFunctionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { planRollback, rollBack } from './aliases.ts'
import { changesOf, refusedChanges } from './changeSet.ts'
import { firstFailure } from './release.ts'

const change = (Action: string, LogicalResourceId: string, more: [type: string, replacement?: string]) => ({
  Type: 'Resource',
  ResourceChange: { Action, LogicalResourceId, ResourceType: more[0], Replacement: more[1] },
})

const CHANGES = changesOf({
  ChangeSetName: 'release-1',
  Changes: [
    change('Add', 'NewAlarm', ['AWS::CloudWatch::Alarm']),
    change('Modify', 'Content', ['AWS::DynamoDB::GlobalTable', 'True']),
    change('Modify', 'SiteBucket', ['AWS::S3::Bucket', 'False']),
    change('Modify', 'SiteDistribution', ['AWS::CloudFront::Distribution', 'Conditional']),
    change('Remove', 'Jwt', ['AWS::SecretsManager::Secret']),
    change('Remove', 'OldVersion', ['AWS::Lambda::Version']),
  ],
})

test('a change set is refused for replaced or deleted tables, buckets, secrets and distributions only', () => {
  expect(refusedChanges(CHANGES, [])).toEqual([
    { name: 'Content', type: 'AWS::DynamoDB::GlobalTable', effect: 'replace' },
    { name: 'SiteDistribution', type: 'AWS::CloudFront::Distribution', effect: 'possibly replace' },
    { name: 'Jwt', type: 'AWS::SecretsManager::Secret', effect: 'delete' },
  ])
})

test('a name allows its own change only', () => {
  expect(refusedChanges(CHANGES, ['Jwt', 'SiteDistribution']).map(({ name }) => name)).toEqual(['Content'])
})

test('the reason of a failed deploy is its first failure, not a resource cancelled by it or an earlier deploy', () => {
  const event = (LogicalResourceId: string, ResourceStatus: string, ResourceStatusReason?: string) => ({
    LogicalResourceId,
    ResourceStatus,
    ...(ResourceStatusReason !== undefined && { ResourceStatusReason }),
  })
  const events = [
    event('Flou-prod', 'UPDATE_ROLLBACK_COMPLETE'),
    event('Other', 'CREATE_FAILED', 'Resource creation cancelled'),
    event('Certificate', 'UPDATE_FAILED', 'The certificate does not exist'),
    event('Flou-prod', 'UPDATE_IN_PROGRESS', 'User Initiated'),
    event('Old', 'UPDATE_FAILED', 'Of an earlier deploy'),
  ]

  expect(firstFailure(events)).toBe('Certificate: The certificate does not exist')
})

const lambda = mockClient(LambdaClient)
afterAll(() => lambda.restore())
const setAlias = (FunctionName: string, alias: { FunctionVersion: string; Description?: string }) =>
  lambda.on(GetAliasCommand, { FunctionName, Name: 'live' }).resolves(alias)
const client = new LambdaClient({ region: 'ap-southeast-1' })

function addFunction(FunctionName: string, live: string, versions: Record<string, string>) {
  setAlias(FunctionName, { FunctionVersion: live })
  lambda.on(ListVersionsByFunctionCommand, { FunctionName }).resolves({
    Versions: [
      { Version: '$LATEST' },
      ...Object.entries(versions).map(([Version, LastModified]) => ({ Version, LastModified })),
    ],
  })
}

beforeEach(() => {
  lambda.reset()
  lambda.on(UpdateAliasCommand).resolves({})
  // as Lambda writes times
  addFunction('content', '10', { 9: '2026-11-28T10:00:00.000+0000', 10: '2026-11-28T10:02:00.000+0000' })
  addFunction('publish', '4', { 3: '2026-11-20T00:00:00Z', 4: '2026-11-28T10:05:00Z' })
  addFunction('mailer', '7', { 6: '2026-10-01T00:00:00Z', 7: '2026-11-20T00:00:00Z' })
  addFunction('added', '1', { 1: '2026-11-28T10:03:00Z' })
})

test('functions of the newest release return to the version before it; others stay', async () => {
  const rollbacks = await planRollback(client, ['content', 'publish', 'mailer', 'added'])

  expect(rollbacks).toMatchObject([
    { functionName: 'content', from: '10', to: '9', publishedAt: Date.parse('2026-11-28T10:02:00Z') },
    { functionName: 'publish', from: '4', to: '3' },
  ])
  await rollBack(client, rollbacks)
  expect(lambda.commandCalls(UpdateAliasCommand).map(({ args }) => args[0].input)).toEqual([
    { FunctionName: 'content', Name: 'live', FunctionVersion: '9', Description: 'Rolled back from 10' },
    { FunctionName: 'publish', Name: 'live', FunctionVersion: '3', Description: 'Rolled back from 4' },
  ])
})

test('a rollback that was interrupted moves the rest when repeated, and nothing twice', async () => {
  setAlias('content', { FunctionVersion: '9', Description: 'Rolled back from 10' })
  expect(await planRollback(client, ['content', 'publish', 'mailer'])).toMatchObject([
    { functionName: 'publish', from: '4', to: '3' },
  ])

  setAlias('publish', { FunctionVersion: '3', Description: 'Rolled back from 4' })
  expect(await planRollback(client, ['content', 'publish', 'mailer'])).toEqual([])
})

test('a release after a rollback can be rolled back', async () => {
  addFunction('content', '11', { 10: '2026-11-28T10:02:00Z', 11: '2026-11-29T00:00:00Z' })
  setAlias('content', { FunctionVersion: '11', Description: 'Rolled back from 10' })

  expect(await planRollback(client, ['content', 'publish'])).toMatchObject([
    { functionName: 'content', from: '11', to: '10' },
  ])
})
