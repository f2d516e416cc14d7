import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { dynamoEndpoint, type DynamoEndpointParameters } from './dynamoEndpoint.ts'

const { endpointProvider } = new DynamoDBClient({ region: 'us-east-1' }).config
if (!endpointProvider) throw new Error('The client has no endpoint provider')

const places: DynamoEndpointParameters[] = [
  { Region: 'us-east-1' },
  { Region: 'ap-southeast-3' },
  { Region: 'cn-north-1' },
  { Region: 'ap-southeast-3', Endpoint: 'http://127.0.0.1:8000' },
  { Region: 'us-east-1', Endpoint: 'https://dynamodb.flou.example' },
]

test.each(places)('the endpoint of %j is that of the SDK', (parameters) => {
  const suffix = parameters.Region?.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  const own = dynamoEndpoint(parameters, suffix)

  const { url, properties = {}, headers = {} } = endpointProvider({ ...parameters })

  expect(own.url.href).toBe(url.href)
  expect({ properties: own.properties, headers: own.headers }).toEqual({ properties, headers })
})

test.each([{ UseFIPS: true }, { UseDualStack: true }])('%j is refused', (parameters) => {
  expect(() => dynamoEndpoint({ Region: 'us-east-1', ...parameters }, 'amazonaws.com')).toThrow(
    'This kind of DynamoDB endpoint is not bundled',
  )
})
