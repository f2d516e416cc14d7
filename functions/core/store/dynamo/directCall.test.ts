import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { signerOf } from './directCall.ts'

const REGION = 'ap-southeast-3'
const SIGNING_DATE = new Date('2026-11-21T05:00:00.123Z')
const BODY = '{"TableName":"website","Key":{"pk":{"S":"news#1 – é"}}}'
const PLAIN = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }

const clients = { dynamodb: DynamoDBClient, s3: S3Client }
const requests = {
  dynamodb: { path: '/', headers: { 'x-amz-target': 'DynamoDB_20120810.GetItem' } },
  s3: { path: '/site/en/b%20%281%29%2B%C3%A9/index.html', headers: { 'cache-control': 'no-cache' } },
}

test.each([
  { service: 'dynamodb', credentials: PLAIN },
  { service: 'dynamodb', credentials: { ...PLAIN, sessionToken: 'token' } },
  { service: 's3', credentials: PLAIN },
  { service: 's3', credentials: { ...PLAIN, sessionToken: 'token' } },
] as const)('signs as the SDK does: %j', async ({ service, credentials }) => {
  const { config } = new clients[service]({ region: REGION, credentials })
  const { path, headers } = requests[service]
  const hostname = `${service}.${REGION}.amazonaws.com`
  const request = {
    method: 'PUT',
    protocol: 'https:',
    hostname,
    path,
    headers: { ...headers, host: hostname },
    body: BODY,
  }
  const schemes = { schemeId: 'aws.auth#sigv4', signingProperties: {} }
  const sdkSigner = await config.signer(schemes as never) // the auth scheme is selected only if there are several

  const { headers: signed } = await signerOf(config, service).sign(request, { signingDate: SIGNING_DATE })

  const bySdk = await sdkSigner.sign(
    { ...request, query: {} },
    {
      signingDate: SIGNING_DATE,
      signingRegion: REGION,
      signingService: service,
      ...(service === 'dynamodb' && { unsignableHeaders: new Set(['x-amz-content-sha256']) }),
    },
  )
  expect(signed['authorization']).toContain(`/20261121/${REGION}/${service}/aws4_request`)
  expect(signed['authorization']).toBe(bySdk.headers['authorization'])
})
