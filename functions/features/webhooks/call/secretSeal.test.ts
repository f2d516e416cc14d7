import { hkdfSync } from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { rotatedWebhookKeys, type WebhookKeys } from '../../../core/identity/webhookKeys.ts'
import { seal } from '../../accounts/index.ts'
import { secretSeal, webhookKeyReader } from './secretSeal.ts'

const FACTOR_KEY = Buffer.alloc(32, 7)
const rotate = (keys: WebhookKeys | undefined, id: string) =>
  rotatedWebhookKeys(keys, { id, factorKey: FACTOR_KEY.toString('base64') })

function sealOf(read: () => WebhookKeys | undefined) {
  const client = new SecretsManagerClient({ region: 'ap-southeast-3' })
  mockClient(client)
    .on(GetSecretValueCommand)
    .callsFake(() => ({ SecretString: JSON.stringify(read() ?? {}) }))
  return secretSeal(webhookKeyReader(client, 'webhooks', () => new Date()))
}

test('a secret is encrypted with the newest key, and each earlier one stays readable', async () => {
  let keys = rotate(undefined, 'one')
  const { seal: close } = sealOf(() => keys)
  const first = await close('hook', 'whsec_1')
  expect(first).toMatch(/^one\./)

  keys = rotate(keys, 'two')
  const { seal: closeNow, unseal } = sealOf(() => keys)
  expect(await closeNow('hook', 'whsec_2')).toMatch(/^two\./)
  expect(await unseal('hook', first)).toBe('whsec_1')
  expect(rotate(keys, 'two')).toBe(keys)
})

test('a secret that was encrypted before there were ids is readable', async () => {
  const key = Buffer.from(hkdfSync('sha256', FACTOR_KEY, '', 'webhooks', 32))
  const { unseal } = sealOf(() => rotate(undefined, 'one'))
  expect(await unseal('hook', seal(key, 'hook', Buffer.from('whsec_0')))).toBe('whsec_0')
})

test('a key that a rotation has just added is read at once', async () => {
  let keys = rotate(undefined, 'one')
  const { seal: close, unseal } = sealOf(() => keys)
  await close('hook', 'whsec_1')
  keys = rotate(keys, 'two')
  const sealed = await sealOf(() => keys).seal('hook', 'whsec_2')
  expect(await unseal('hook', sealed)).toBe('whsec_2')
})

test('before the first rotation webhooks are unavailable', async () => {
  await expect(sealOf(() => undefined).seal('hook', 'x')).rejects.toMatchObject({ code: 'unavailable' })
})
