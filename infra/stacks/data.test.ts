import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isWriteAction } from '@flou/functions/core/manifest.ts'
import { SENSITIVE_KEYS } from '@flou/functions/core/store/sensitiveKeys.ts'
import { readManifests } from '@flou/functions/manifests.ts'
import { formatValue, templateReader, value } from './templateReader.ts'
import { templateOf, templatesOf } from './testStack.ts'

const manifests = await readManifests()
const template = templateOf('prod', manifests)
const functions = Object.entries(manifests)
const { resources, properties, statements, allowed } = templateReader(template)

test('the table keeps what was written: restorable, streamed, protected, expiring by ttl', () => {
  const table = {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      GlobalSecondaryIndexes: [
        { IndexName: 'gsi1', Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['row'] } },
        { IndexName: 'gsi2', Projection: { ProjectionType: 'KEYS_ONLY' } },
      ].map((index) => Match.objectLike(index)),
      Replicas: [
        Match.objectLike({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ],
    },
  }
  expect(() => template.hasResource('AWS::DynamoDB::GlobalTable', table)).not.toThrow()
})

test('what a failed deploy made goes with it, so that it can be repeated; what lasted longer is kept', () => {
  const kept = ['AWS::Lambda::Version', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret']
  const policies = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' }
  for (const type of kept) expect(() => template.allResources(type, policies), type).not.toThrow()
})

test('buckets are private, encrypted, TLS only, and survive the stack in prod', () => {
  expect(resources('AWS::S3::Bucket', {})).toHaveLength(6)
  template.allResources('AWS::S3::Bucket', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: Match.objectLike({
      BucketEncryption: Match.anyValue(),
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    }),
  })
  const policies = properties('AWS::S3::BucketPolicy', {
    PolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
  })
  expect(policies).toHaveLength(6)
  for (const { PolicyDocument } of policies)
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    )
})

test.each(['uploads/', 'id/editions/', 'en/editions/'])('what lies in %s is gone after a day', (Prefix) => {
  const rule = Match.objectLike({ Prefix, ExpirationInDays: 1, Status: 'Enabled' })
  const bucket = { LifecycleConfiguration: { Rules: Match.arrayWith([rule]) } }
  expect(() => template.hasResourceProperties('AWS::S3::Bucket', bucket)).not.toThrow()
})

test('cards of earlier titles are gone after a season; current ones are drawn again', () => {
  const rule = Match.objectLike({ Prefix: 'og/', ExpirationInDays: 90, Status: 'Enabled' })
  const bucket = { LifecycleConfiguration: { Rules: Match.arrayWith([rule]) } }
  expect(() => template.hasResourceProperties('AWS::S3::Bucket', bucket)).not.toThrow()
})

test('batches that were given up are kept for replay, and not for ever', () => {
  const buckets = resources('AWS::S3::Bucket', { LifecycleConfiguration: z.optional(z.unknown()) })
  const failed = buckets.find(({ id }) => id.startsWith('StorageFailedBatches'))
  expect(failed?.properties.LifecycleConfiguration).toMatchObject({
    Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }],
  })
})

test('the table is copied each night into a vault here and one in another region, which keep it', () => {
  const { site, edgeLogs } = templatesOf('prod', manifests)
  const rule = Match.objectLike({
    Lifecycle: { DeleteAfterDays: 7 },
    CopyActions: [
      Match.objectLike({
        DestinationBackupVaultArn: {
          'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(':backup:us-east-1:')])],
        },
        Lifecycle: { DeleteAfterDays: 7 },
      }),
    ],
  })
  site.hasResourceProperties('AWS::Backup::BackupPlan', { BackupPlan: { BackupPlanRule: [rule] } })
  for (const one of [site, edgeLogs])
    one.hasResource('AWS::Backup::BackupVault', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        BackupVaultName: 'Flou-prod-backups',
        AccessPolicy: { Statement: [Match.objectLike({ Effect: 'Deny' })] },
      },
    })
  expect(Object.keys(site.findResources('AWS::Backup::BackupSelection'))).toHaveLength(1)
})

const LEADING_KEYS = 'dynamodb:LeadingKeys'

const keysOf = (operator: string) => (one: ReturnType<typeof statements>[number]) =>
  one.Condition?.[operator]?.[LEADING_KEYS] ?? []
const ofTable = (name: string) =>
  statements(name).filter(({ Action }) =>
    /^dynamodb:\w+Item$|^dynamodb:Query$/.test([Action].flat()[0] ?? ''),
  )

test('functions that visitors call reach their own keys only', () => {
  const limited = functions.flatMap(([name, { table }]) => (table.keys ? [[name, table.keys] as const] : []))
  for (const [name, { read, write }] of limited) {
    const expected = [read, write].filter((some) => some.length > 0)
    const limits = ofTable(name).map(keysOf('ForAllValues:StringLike'))
    // statements with equal keys are merged
    expect(new Set(limits.map(String)), name).toEqual(new Set(expected.map(String)))
  }
  expect(limited.map(([name]) => name)).toEqual([
    'customer',
    'estimates',
    'forms',
    'rotate',
    'search',
    'visits',
  ])
})

test('other functions reach only the sensitive keys that their manifests name, and none writes signing keys', () => {
  for (const [name, { table }] of functions.filter(
    ([
      ,
      {
        table: { keys, actions },
      },
    ]) => !keys && actions.length > 0,
  )) {
    const denied = ofTable(name).filter(({ Effect }) => Effect === 'Deny')
    const deniedFor = (isWanted: (action: string) => boolean) =>
      denied
        .filter(({ Action }) => [Action].flat().some((action) => isWanted(action.replace('dynamodb:', ''))))
        .flatMap(keysOf('ForAnyValue:StringLike'))
    const isWrite = (action: string) => isWriteAction(action as (typeof table.actions)[number])
    const allExcept = (allowed: readonly string[] = []) =>
      SENSITIVE_KEYS.filter((key) => !allowed.includes(key))
    const writes = table.actions.some(isWrite) ? allExcept(table.sensitive?.write) : []
    expect(
      deniedFor((action) => !isWrite(action)),
      name,
    ).toEqual(allExcept(table.sensitive?.read))
    expect(deniedFor(isWrite), name).toEqual(writes)
    expect(table.sensitive?.write ?? [], name).not.toContain('config#jwks')
  }
})

test('the API, the schedules and the release call the functions that they need, by roles of their own', () => {
  const callable = (name: string) =>
    allowed(name).flatMap((each) => /^lambda:InvokeFunction on (\w+)Live\w{8}$/.exec(each)?.[1] ?? [])

  expect(callable('Api')).toEqual(functions.flatMap(([name, { routes }]) => (routes ? [name] : [])))
  expect(callable('Minute')).toEqual(functions.flatMap(([name, { schedule }]) => (schedule ? [name] : [])))
  expect(callable('Release')).toEqual(['publish'])
  const callers = properties('AWS::ApiGatewayV2::Integration', { CredentialsArn: value })
  for (const { CredentialsArn } of callers) expect(formatValue(CredentialsArn)).toMatch(/^ApiRole\w+\.Arn$/)
})

interface PolicyHolder {
  PolicyDocument?: { Statement: { Action: string | string[]; Resource: unknown }[] }
}
interface PolicyResource {
  Properties: PolicyHolder & { Policies?: PolicyHolder[] }
}

/** With their reasons in docs/decisions/infrastructure.md. */
const OF_ALL_RESOURCES = [
  'dynamodb:ListStreams',
  'logs:CreateLogDelivery',
  'logs:DeleteLogDelivery',
  'logs:DescribeLogGroups',
  'logs:DescribeResourcePolicies',
  'logs:GetLogDelivery',
  'logs:ListLogDeliveries',
  'logs:PutResourcePolicy',
  'logs:UpdateLogDelivery',
]

test('no role may do more on all resources than AWS cannot limit', () => {
  const policies = ['Role', 'Policy', 'ManagedPolicy'].flatMap((type) =>
    Object.values(template.findResources(`AWS::IAM::${type}`) as Record<string, PolicyResource>),
  )
  const statements = policies
    .flatMap(({ Properties: { Policies = [], ...own } }) => [...Policies, own])
    .flatMap(({ PolicyDocument }) => PolicyDocument?.Statement ?? [])
  const unlimited = statements.filter(({ Resource }) => [Resource].flat().includes('*'))

  expect(statements.length).toBeGreaterThan(100)
  expect([...new Set(unlimited.flatMap(({ Action }) => Action))].toSorted()).toEqual(OF_ALL_RESOURCES)
})

test('an environment has at most 220 resources', () => {
  expect(Object.keys(template.toJSON()['Resources'] as object).length).toBeLessThanOrEqual(220)
})
