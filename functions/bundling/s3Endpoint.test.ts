import { S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { s3Endpoint, type S3EndpointParameters } from './s3Endpoint.ts'

const { endpointProvider } = new S3Client({ region: 'us-east-1' }).config
if (!endpointProvider) throw new Error('The client has no endpoint provider')

const buckets = ['flou-media-1', 'flou.media.1', 'Flou_Media', 'ab', undefined]
const places: S3EndpointParameters[] = [
  { Region: 'us-east-1' },
  { Region: 'ap-southeast-3' },
  { Region: 'ap-southeast-3', ForcePathStyle: true },
  { Region: 'cn-north-1' },
  { Region: 'us-east-1', Endpoint: 'http://127.0.0.1:5000' },
  { Region: 'us-east-1', Endpoint: 'http://127.0.0.1:5000', ForcePathStyle: true },
  { Region: 'us-east-1', Endpoint: 'https://s3.flou.example' },
  { Region: 'us-east-1', Endpoint: 'https://flou.example/s3', ForcePathStyle: true },
]

test.each(places.flatMap((place) => buckets.map((Bucket) => ({ ...place, ...(Bucket && { Bucket }) }))))(
  'the endpoint of %j is that of the SDK',
  (parameters) => {
    const suffix = parameters.Region?.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
    const own = s3Endpoint(parameters, suffix)

    const { url, properties, headers } = endpointProvider({ UseGlobalEndpoint: false, ...parameters })

    expect(own.url.href).toBe(url.href)
    expect({ properties: own.properties, headers: own.headers }).toEqual({ properties, headers })
  },
)

test.each([
  { UseFIPS: true },
  { UseDualStack: true },
  { Accelerate: true },
  { Bucket: 'arn:aws:s3:us-east-1:123456789012:accesspoint/media' },
  { Bucket: 'media--use1-az4--x-s3' },
])('%j is refused', (special) => {
  expect(() => s3Endpoint({ Region: 'us-east-1', Bucket: 'media', ...special }, 'amazonaws.com')).toThrow(
    'not bundled',
  )
})
