import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen } from '../aws/http.ts'
import { createServices } from '../aws/services.ts'
import { openStack } from '../template/stack.ts'
import { secretsManager } from './secretsManager.ts'
import { createSecrets, openSecretStore, type SecretStore } from './secretStore.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'flou-secrets-'))
const stack = openStack({
  name: 'Test',
  template: {
    Resources: {
      Fixed: { Type: 'AWS::SecretsManager::Secret', Properties: { SecretString: '{"a":"b"}' } },
      Made: {
        Type: 'AWS::SecretsManager::Secret',
        Properties: { GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true } },
      },
    },
  },
  assetPath: (key) => key,
})
const FIXED = stack.attribute('Fixed', 'Ref')
const MADE = stack.attribute('Made', 'Ref')
let store: SecretStore
let server: Server
let client: SecretsManagerClient

beforeAll(async () => {
  store = openSecretStore(folder)
  createSecrets(stack, store)
  const permissions = { isKnown: () => true, canRead: () => false, require: () => undefined }
  server = createServices([secretsManager(store, permissions)], permissions, (cause) =>
    expect.unreachable(String(cause)),
  )
  client = new SecretsManagerClient({
    endpoint: `http://127.0.0.1:${await listen(server)}`,
    region: 'local',
    maxAttempts: 1,
    credentials: { accessKeyId: 'rotate', secretAccessKey: 'x' },
  })
})
afterAll(async () => {
  await close(server)
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('references in the template find values and parts of them', () => {
  expect(store.resolve(`${FIXED}:SecretString:a::`)).toBe('b')
  expect(store.resolve(`${FIXED}:SecretString:::`)).toBe('{"a":"b"}')
})

test('a generated secret is as the template says and stays the same', () => {
  const before = store.resolve(`${MADE}:SecretString:::`)

  createSecrets(stack, store)

  expect(before).toMatch(/^[A-Za-z0-9]{48}$/)
  expect(store.resolve(`${MADE}:SecretString:::`)).toBe(before)
})

test('a rotation moves the stages: the new value is current, the old one previous', async () => {
  const token = 'a'.repeat(32)
  const current = await client.send(new GetSecretValueCommand({ SecretId: FIXED }))
  await client.send(
    new PutSecretValueCommand({
      SecretId: FIXED,
      ClientRequestToken: token,
      SecretString: 'new',
      VersionStages: ['AWSPENDING'],
    }),
  )

  await client.send(
    new UpdateSecretVersionStageCommand({
      SecretId: FIXED,
      VersionStage: 'AWSCURRENT',
      MoveToVersionId: token,
      RemoveFromVersionId: current.VersionId,
    }),
  )

  const after = await client.send(new GetSecretValueCommand({ SecretId: FIXED }))
  const { VersionIdsToStages } = await client.send(new DescribeSecretCommand({ SecretId: FIXED }))
  expect(after.SecretString).toBe('new')
  expect(VersionIdsToStages?.[String(current.VersionId)]).toEqual(['AWSPREVIOUS'])
})

test('a value that is not there yet is an error that code can tell', async () => {
  const read = client.send(new GetSecretValueCommand({ SecretId: MADE, VersionStage: 'AWSPENDING' }))

  await expect(read).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})
