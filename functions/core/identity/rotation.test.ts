import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { keys, type Key } from '../store/keys.ts'
import type { Item, Table } from '../store/dynamo/table.ts'
import { manifest } from '../../lambdas/rotate/manifest.ts'
import { startTestTable } from '../store/testTable.ts'
import { allowedBy, tableWithin } from '../store/testTableWithin.ts'
import { rotateKeys, type RotationEvent } from './rotation.ts'

interface Version {
  text: string
  stages: Set<string>
}

/** In-memory Secrets Manager with the calls of a rotation. */
function fakeSecrets(initial: string | undefined) {
  const versions = new Map<string, Version>()
  if (initial !== undefined) versions.set('v0', { text: initial, stages: new Set(['AWSCURRENT']) })
  const holding = (stage: string | undefined) =>
    [...versions.keys()].find((id) => versions.get(id)?.stages.has(stage ?? ''))
  const secrets = new SecretsManagerClient({ region: 'ap-southeast-3' })
  const client = mockClient(secrets)
  client.on(GetSecretValueCommand).callsFake(({ VersionId, VersionStage = 'AWSCURRENT' }) => {
    const version = versions.get(VersionId ?? holding(VersionStage) ?? '')
    if (!version?.stages.has(VersionStage))
      throw new ResourceNotFoundException({ message: 'none', $metadata: {} })
    return { SecretString: version.text }
  })
  client.on(PutSecretValueCommand).callsFake(({ ClientRequestToken, SecretString, VersionStages }) => {
    versions.set(ClientRequestToken, { text: SecretString, stages: new Set(VersionStages) })
    return {}
  })
  client.on(DescribeSecretCommand).callsFake(() => ({
    VersionIdsToStages: Object.fromEntries([...versions].map(([id, { stages }]) => [id, [...stages]])),
  }))
  client
    .on(UpdateSecretVersionStageCommand)
    .callsFake(({ VersionStage, MoveToVersionId, RemoveFromVersionId }) => {
      versions.get(RemoveFromVersionId)?.stages.delete(VersionStage)
      versions.get(MoveToVersionId)?.stages.add(VersionStage)
      return {}
    })
  const current = () => JSON.parse(versions.get(holding('AWSCURRENT') ?? '')?.text ?? '{}')
  return { secrets, current, client }
}

function fakeTable() {
  const items = new Map<string, Item>()
  const table = {
    put: async (item: Key & Item) => void items.set(item.pk, item),
    get: async (key: Key) => items.get(key.pk),
  }
  const kids = () => ((items.get('config#jwks')?.['keys'] ?? []) as { kid: string }[]).map(({ kid }) => kid)
  return { table: table as unknown as Table, items, kids }
}

const STEPS = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'] as const
const event = (Step: RotationEvent['Step'], ClientRequestToken: string) => ({
  Step,
  SecretId: 'jwt',
  ClientRequestToken,
})

test('the first rotation replaces the generated text by a key and publishes its public half', async () => {
  const { secrets, current } = fakeSecrets('{"generated":"x"}')
  const { table, items, kids } = fakeTable()

  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets, table })

  expect(current().current.kid).toBe('one')
  expect(current().previous).toBeUndefined()
  expect(kids()).toEqual(['one'])
  expect(JSON.stringify(items.get('config#jwks'))).not.toContain('"d"')
})

test('a rotation uses all that its role allows', async () => {
  const server = await startTestTable()
  const used = new Set<string>()
  const { secrets } = fakeSecrets(undefined)
  const table = tableWithin(server.table, manifest.table, used)
  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets, table })
  await server.stop()

  expect(used).toEqual(allowedBy(manifest.table))
})

test('a lost secret is not replaced by one that cannot open the second factors', async () => {
  const { table } = fakeTable()
  const first = fakeSecrets(undefined)
  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets: first.secrets, table })
  const { secrets, client } = fakeSecrets('{"generated":"x"}')

  await expect(rotateKeys(event('createSecret', 'two'), { secrets, table })).rejects.toThrow('unreadable')
  expect(client.commandCalls(PutSecretValueCommand)).toHaveLength(0)
})

test('the next rotation keeps the key that signed until now, and publishes both before the new one signs', async () => {
  const { secrets, current } = fakeSecrets(undefined)
  const { table, kids } = fakeTable()
  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets, table })

  for (const step of ['createSecret', 'setSecret'] as const)
    await rotateKeys(event(step, 'two'), { secrets, table })
  const signingMeanwhile = current().current.kid
  const publishedMeanwhile = kids()
  for (const step of ['testSecret', 'finishSecret'] as const)
    await rotateKeys(event(step, 'two'), { secrets, table })

  expect(signingMeanwhile).toBe('one')
  expect(publishedMeanwhile).toEqual(['two', 'one'])
  expect(current()).toMatchObject({ current: { kid: 'two' }, previous: { kid: 'one' } })
})

test('the keys of webhooks are rotated before the new key signs', async () => {
  const { secrets, client, current } = fakeSecrets(undefined)
  let stored = '{}'
  client.on(GetSecretValueCommand, { SecretId: 'webhooks' }).callsFake(() => ({ SecretString: stored }))
  client.on(PutSecretValueCommand, { SecretId: 'webhooks' }).callsFake(({ SecretString }) => {
    stored = SecretString
    return {}
  })
  const { table } = fakeTable()
  for (const id of ['one', 'two'])
    for (const step of STEPS) await rotateKeys(event(step, id), { secrets, table, webhookSecret: 'webhooks' })

  expect(current().current.kid).toBe('two')
  expect(JSON.parse(stored)).toMatchObject({ current: 'two' })
  expect(Object.keys(JSON.parse(stored).keys)).toEqual(['factor', 'one', 'two'])
})

test('a repeated step changes nothing', async () => {
  const { secrets, current, client } = fakeSecrets(undefined)
  const { table } = fakeTable()
  await rotateKeys(event('createSecret', 'one'), { secrets, table })

  await rotateKeys(event('createSecret', 'one'), { secrets, table })
  for (const step of STEPS.slice(1)) await rotateKeys(event(step, 'one'), { secrets, table })
  await rotateKeys(event('finishSecret', 'one'), { secrets, table })

  expect(client.commandCalls(PutSecretValueCommand)).toHaveLength(1)
  expect(client.commandCalls(UpdateSecretVersionStageCommand)).toHaveLength(1)
  expect(current().current.kid).toBe('one')
})

test('a key that was not published is not taken into use', async () => {
  const { secrets } = fakeSecrets(undefined)
  const { table } = fakeTable()
  await rotateKeys(event('createSecret', 'one'), { secrets, table })

  await expect(rotateKeys(event('testSecret', 'one'), { secrets, table })).rejects.toThrow(
    'not been published',
  )
})

test('published keys tell what they are for, and which is which', async () => {
  const { secrets } = fakeSecrets(undefined)
  const { table, items } = fakeTable()
  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets, table })

  expect(items.get('config#jwks')?.['keys']).toEqual([
    { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: 'one', alg: 'EdDSA', use: 'sig' },
  ])
})

test.each(['setSecret', 'testSecret'] as const)('%s needs a new key first', async (step) => {
  const { secrets } = fakeSecrets(undefined)
  const { table } = fakeTable()

  await expect(rotateKeys(event(step, 'one'), { secrets, table })).rejects.toThrow('no pending')
})

test('a key that was published under the name of another is not taken into use', async () => {
  const { secrets } = fakeSecrets(undefined)
  const { table, items } = fakeTable()
  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets, table })
  await rotateKeys(event('createSecret', 'two'), { secrets, table })
  const published = items.get('config#jwks')?.['keys'] as object[] | undefined
  await table.put({ ...keys.jwks(), keys: published?.map((key) => ({ ...key, kid: 'two' })) })

  await expect(rotateKeys(event('testSecret', 'two'), { secrets, table })).rejects.toThrow('signature')
})

test('a fault of the store of secrets is no missing secret', async () => {
  const { secrets, client } = fakeSecrets(undefined)
  client.on(GetSecretValueCommand).rejects(new Error('no access'))

  await expect(
    rotateKeys(event('createSecret', 'one'), { secrets, table: fakeTable().table }),
  ).rejects.toThrow('no access')
  expect(client.commandCalls(PutSecretValueCommand)).toHaveLength(0)
})

test('the last step moves the mark of the current secret from the one before', async () => {
  const { secrets, client } = fakeSecrets('{}')
  const { table } = fakeTable()
  for (const step of STEPS) await rotateKeys(event(step, 'one'), { secrets, table })

  expect(client.commandCalls(UpdateSecretVersionStageCommand)[0]?.args[0].input).toEqual({
    SecretId: 'jwt',
    VersionStage: 'AWSCURRENT',
    MoveToVersionId: 'one',
    RemoveFromVersionId: 'v0',
  })
})
