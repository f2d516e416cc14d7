import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { newSigningKey } from '../../../core/identity/signingSecret.ts'
import { accountSecrets } from './signingKey.ts'

const current = await newSigningKey('one')

test.each([
  ['{"generated":"x"}', 'has not been rotated'],
  [JSON.stringify({ current }), 'has no factorKey'],
])('the log has the cause of a missing factor key: %s', async (SecretString, cause) => {
  const secrets = new SecretsManagerClient({ region: 'ap-southeast-3' })
  mockClient(secrets).on(GetSecretValueCommand).resolves({ SecretString })

  await expect(accountSecrets(secrets, 'arn').factorKey(new Date())).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: expect.stringContaining(cause) },
  })
})
