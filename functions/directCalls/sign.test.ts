import { hash } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { signedHeaders, type Credentials } from './sign.ts'

const HOST = 'dynamodb.ap-southeast-3.amazonaws.com'
const BODY = '{"TableName":"website","Key":{"pk":{"S":"news#1 – é"}}}'
const REQUEST = {
  service: 'dynamodb',
  region: 'ap-southeast-3',
  method: 'POST',
  path: '/',
  headers: { host: HOST, 'x-amz-target': 'DynamoDB_20120810.GetItem' },
  bodyHash: hash('sha256', BODY),
} as const
const PLAIN = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }

async function sdkAuthorization(credentials: Credentials, now: Date): Promise<string | undefined> {
  const client = new DynamoDBClient({
    region: REQUEST.region,
    credentials: credentials as { accessKeyId: string; secretAccessKey: string }, // includes the session token
  })
  const signer = await client.config.signer({
    schemeId: 'aws.auth#sigv4',
    signingProperties: {},
  } as never) // the auth scheme is selected only if there are several
  const { headers } = await signer.sign(
    {
      method: 'POST',
      protocol: 'https:',
      hostname: HOST,
      path: '/',
      query: {},
      headers: { ...REQUEST.headers },
      body: BODY,
    },
    {
      signingDate: now,
      signingRegion: REQUEST.region,
      signingService: 'dynamodb',
      unsignableHeaders: new Set(['x-amz-content-sha256']),
    },
  )
  return headers['authorization']
}

test.each([
  ['keys of a user', PLAIN, '2026-11-21T05:00:00.123Z'],
  ['another day, so another key', PLAIN, '2026-11-22T05:00:00.000Z'],
  ['keys of a session', { ...PLAIN, sessionToken: 'token' }, '2026-11-22T05:00:00.000Z'],
  ['another secret', { ...PLAIN, secretAccessKey: 'other' }, '2026-11-22T05:00:00.000Z'],
])('signs as the SDK does: %s', async (_, credentials, instant) => {
  const now = new Date(instant)

  const headers = signedHeaders({ ...REQUEST, now }, credentials)

  expect(headers['authorization']).toBe(await sdkAuthorization(credentials, now))
})
