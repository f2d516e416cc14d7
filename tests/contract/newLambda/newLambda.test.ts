import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Match } from 'aws-cdk-lib/assertions'
import { bundle } from '@flou/functions/bundling/bundle.ts'
import { functionTable } from '@flou/functions/functionTable.ts'
import { apiDocument } from '@flou/functions/openapi/document.ts'
import { readManifests } from '@flou/functions/manifests.ts'
import { buildPaths } from '@flou/infra/buildOutput.ts'
import { templateReader } from '@flou/infra/stacks/templateReader.ts'
import { createBuiltProject, synthesise } from '@flou/infra/stacks/testStack.ts'
import type { SwitchName } from '@flou/local/likeAws/switches.ts'
import { startRuntime } from '@flou/local/runtime/startRuntime.ts'
import type { Runtime } from '@flou/local/runtime/runtime.ts'
import { loadTemplate } from '@flou/local/template/template.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A folder with `index.ts` and `manifest.ts` is a function: stack, build and local runtime derive from it. */
const folder = path.join(import.meta.dirname, 'functions')
const added = await readManifests(folder)
const manifests = { ...(await readManifests()), ...added }
const root = createBuiltProject(Object.keys(manifests))
await bundle({ folder, manifests: added }, path.dirname(buildPaths.function(root, 'estimate')))
const { site: template } = synthesise({ env: 'dev', manifests, root })
const stateDir = mkdtempSync(path.join(tmpdir(), 'flou-new-lambda-'))

const hasResource = (type: string, properties: object) => () =>
  template.hasResourceProperties(type, properties)

let runtime: Runtime
beforeAll(async () => {
  const switches = new Set<SwitchName>(['resourcePolicies', 'sizeLimits', 'stageThrottles', 'edgeCache'])
  const settings = { sitePort: 0, adminPort: 0, stateDir, likeAws: { switches, seed: 1 } }
  const synthesised = loadTemplate(path.join(root, 'cdk.out'))
  const onError = (cause: unknown) => console.error(cause)
  runtime = await startRuntime({ settings, synthesised, onError })
  await runtime.open()
})
afterAll(async () => {
  await runtime.stop()
  for (const each of [root, stateDir]) rmSync(each, { recursive: true })
})

test('it is a function with its own role, which allows what the manifest says', () => {
  const role = { 'Fn::GetAtt': [Match.stringLikeRegexp('^estimateRole'), 'Arn'] }
  const resource = { Description: 'Keeps estimates', MemorySize: 256, Timeout: 5, Role: role }
  expect(hasResource('AWS::Lambda::Function', resource)).not.toThrow()
  const grants = templateReader(template)
    .allowed('estimate')
    .map((grant) => grant.replaceAll(/(?<=[a-z])[0-9A-F]{8}/g, ''))
    .filter((grant) => !grant.startsWith('logs:'))

  expect(grants.sort()).toEqual([
    'dynamodb:BatchGetItem on Content.Arn',
    'dynamodb:DescribeStream on Content.StreamArn',
    'dynamodb:GetItem on Content.Arn',
    'dynamodb:GetRecords on Content.StreamArn',
    'dynamodb:GetShardIterator on Content.StreamArn',
    'dynamodb:ListStreams on *',
    'dynamodb:Query on Content.Arn',
    'dynamodb:Query on Content.Arn/index/gsi1',
    's3:GetObject on StorageMedia.Arn/media/estimates/*',
    's3:ListBucket on StorageFailedBatches.Arn',
    's3:PutObject on StorageFailedBatches.Arn/*',
  ])
})

test.each([
  ['route', 'AWS::ApiGatewayV2::Route', { RouteKey: 'POST /api/estimate/{token}' }],
  [
    'limit of the route',
    'AWS::ApiGatewayV2::Stage',
    { RouteSettings: Match.objectLike({ 'POST /api/estimate/{token}': Match.anyValue() }) },
  ],
  ['stream', 'AWS::Lambda::EventSourceMapping', { MaximumRetryAttempts: 2 }],
  ['schedule', 'AWS::Scheduler::Schedule', { ScheduleExpression: 'rate(1 hour)' }],
])('its %s is in the stack', (_, type, properties) => {
  expect(hasResource(type, properties)).not.toThrow()
})

test('it is watched with the others, and on its own where it is silent', () => {
  const alarms = JSON.stringify(template.findResources('AWS::CloudWatch::Alarm'))

  expect(alarms).toContain('Old estimates stay')
  expect(alarms).toContain('an estimate was not kept')
  expect(alarms.match(/estimateFunction/g)?.length).toBeGreaterThanOrEqual(4)
})

test('it is documented, with the calls it answers', async () => {
  const { paths } = (await apiDocument({ folder, manifests: added })) as { paths: object }

  expect(paths).toHaveProperty(['/api/estimate/{token}', 'post'])
  expect(functionTable(manifests)).toContainEqual([
    '`estimate`',
    'Keeps estimates',
    "`POST /api/estimate/{token}`; the table's stream; every 60 minutes",
    '256 MB, 5 s',
    '`ORIGIN_SECRET`, `SITE_ORIGIN`, `MEDIA_BUCKET`',
  ])
})

test('the local product runs it: its route answers, with its environment', async () => {
  const answer = await fetch(`${runtime.origins.site}/api/estimate/abc`, { method: 'POST', body: '{}' })

  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ data: { token: 'abc', origin: runtime.origins.site } })
})

test('the local product hands it the changes that its filter lets through', async () => {
  const TableName = runtime.tables.all[0]?.name
  const put = (pk: string) =>
    runtime.tables.call('DynamoDB_20120810.PutItem', { TableName, Item: { pk: { S: pk }, sk: { S: '-' } } })
  const { metrics } = runtime.functions.named('estimate')
  const before = metrics.invocations

  await put('news#1')
  await put('estimate#1')
  await runtime.readers.get('estimate')?.waitUntilCaughtUp()

  expect(metrics.invocations - before).toBe(1)
  expect(metrics.errors).toBe(0)
})
