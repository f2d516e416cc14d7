import {
  DescribeSecretCommand,
  InvalidRequestException,
  RotateSecretCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { keysText, rotateSigningKeys } from './rotateKeys.ts'

const mock = mockClient(SecretsManagerClient)
afterAll(() => mock.restore())
const client = new SecretsManagerClient({ region: 'ap-southeast-1' })
const wait = vi.fn<() => Promise<void>>()

const RUNNING = { VersionIdsToStages: { old: ['AWSCURRENT'], new: ['AWSPENDING'] } }
const ENDED = { VersionIdsToStages: { old: ['AWSPREVIOUS'], new: ['AWSCURRENT', 'AWSPENDING'] } }

beforeEach(() => {
  mock.reset()
  wait.mockClear()
  mock.on(RotateSecretCommand).resolves({ VersionId: 'new' })
})

test('a rotation is awaited until its version is current', async () => {
  mock.on(DescribeSecretCommand).resolvesOnce(RUNNING).resolves(ENDED)

  await rotateSigningKeys({ client, secret: 'keys', wait })

  expect(wait).toHaveBeenCalledTimes(1)
})

test('a rotation that does not end is a failure', async () => {
  mock.on(DescribeSecretCommand).resolves(RUNNING)

  await expect(rotateSigningKeys({ client, secret: 'keys', wait })).rejects.toThrow(
    'log of the function rotate',
  )
})

test('a former rotation that has not ended is a failure that names what to do', async () => {
  const message = "A previous rotation isn't complete."
  mock.on(RotateSecretCommand).rejects(new InvalidRequestException({ message, $metadata: {} }))

  await expect(rotateSigningKeys({ client, secret: 'keys', wait })).rejects.toThrow(
    /isn't complete\. .*repeat the command/,
  )
})

test('the report names the age of the keys and an unfinished rotation', async () => {
  const LastRotatedDate = new Date('2026-11-01T00:00:00Z')
  mock
    .on(DescribeSecretCommand)
    .resolvesOnce({ ...ENDED, LastRotatedDate })
    .resolves(RUNNING)

  expect(await keysText(client, 'keys')).toBe('Signing keys: last rotated 2026-11-01T00:00:00.000Z')
  expect(await keysText(client, 'keys')).toBe('Signing keys: last rotated never, a rotation has not ended')
})
