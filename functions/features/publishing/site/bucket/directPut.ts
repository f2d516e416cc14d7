import { PutObjectCommand, type PutObjectCommandInput, type S3Client } from '@aws-sdk/client-s3'
import {
  directCall,
  endpointOf,
  isDirect,
  signerOf,
  type SdkRequest,
} from '../../../../core/store/dynamo/directCall.ts'

export type Headers = Pick<
  PutObjectCommandInput,
  'CacheControl' | 'ContentType' | 'Metadata' | 'WebsiteRedirectLocation'
>
export type Put = (key: string, body: Uint8Array, headers: Headers) => Promise<void>

const TIMEOUT_MS = 10_000

const encoded = (key: string) =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/')

const toRequestHeaders = ({
  CacheControl,
  ContentType,
  Metadata = {},
  WebsiteRedirectLocation,
}: Headers): Record<string, string> => ({
  ...(CacheControl !== undefined && { 'cache-control': CacheControl }),
  ...(ContentType !== undefined && { 'content-type': ContentType }),
  ...(WebsiteRedirectLocation !== undefined && {
    'x-amz-website-redirect-location': WebsiteRedirectLocation,
  }),
  ...Object.fromEntries(Object.entries(Metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
})

interface BucketLocation {
  endpoint: URL
  base: string
}

/**
 * Puts objects by signed request, because the SDK costs three times the CPU. First and unusual requests use
 * the SDK.
 */
export function directPut(client: S3Client, bucket: string): Put {
  const putBySdk: Put = async (key, body, headers) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ...headers }))
  }
  if (!isDirect()) return putBySdk

  const signer = signerOf(client.config, 's3')
  let location: BucketLocation | undefined
  client.middlewareStack.add(
    (next) => (args) => {
      const { Bucket, Key = '' } = args.input as Partial<PutObjectCommandInput>
      const request = args.request as SdkRequest
      if (Bucket === bucket && Key !== '' && request.path.endsWith(encoded(Key)))
        location ??= { endpoint: endpointOf(request), base: request.path.slice(0, -encoded(Key).length) }
      return next(args)
    },
    { step: 'finalizeRequest' },
  )

  return async (key, body, headers) => {
    const isPut =
      location &&
      (await directCall(signer, location.endpoint, {
        operation: 'PutObject',
        method: 'PUT',
        path: location.base + encoded(key),
        headers: toRequestHeaders(headers),
        body,
        timeout: TIMEOUT_MS,
        read: () => true,
      }))
    if (!isPut) await putBySdk(key, body, headers)
  }
}
