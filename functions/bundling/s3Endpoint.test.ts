import { S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { s3Endpoint, type S3EndpointParameters } from './s3Endpoint.ts'

const { endpointProvider } = new S3Client({ region: 'us-east-1' }).config
if (!endpointProvider) throw new Error('The client has no endpoint provider')

/** All AWS regions: the product can be deployed to any of them (infra/config.ts). */
const REGIONS = (
  'af-south-1 ap-east-1 ap-east-2 ap-northeast-1 ap-northeast-2 ap-northeast-3 ap-south-1 ap-south-2 ap-southeast-1 ap-southeast-2 ' +
  'ap-southeast-3 ap-southeast-4 ap-southeast-5 ap-southeast-6 ap-southeast-7 ca-central-1 ca-west-1 eu-central-1 eu-central-2 eu-north-1 ' +
  'eu-south-1 eu-south-2 eu-west-1 eu-west-2 eu-west-3 il-central-1 me-central-1 me-south-1 mx-central-1 sa-east-1 us-east-1 us-east-2 ' +
  'us-west-1 us-west-2 us-gov-east-1 us-gov-west-1 cn-north-1 cn-northwest-1'
).split(' ')

const buckets = ['flou-media-1', 'flou--media', 'flou.media.1', 'Flou_Media', 'ab', undefined]
const places: S3EndpointParameters[] = [
  ...REGIONS.map((Region) => ({ Region })),
  { Region: 'ap-southeast-3', ForcePathStyle: true },
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
