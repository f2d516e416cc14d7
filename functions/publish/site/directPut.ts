import { PutObjectCommand, type PutObjectCommandInput, type S3Client } from '@aws-sdk/client-s3'
import { endpointOf, exchange, type SdkRequest } from '../../directCalls/exchange.ts'

export type Headers = Pick<PutObjectCommandInput, 'CacheControl' | 'ContentType' | 'WebsiteRedirectLocation'>
export type Put = (key: string, body: Uint8Array, headers: Headers) => Promise<void>

const TIMEOUT_MS = 10_000

/** A key as S3's addresses have it. */
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

/** The headers of an object as S3's protocol has them. */
const asSent = ({ CacheControl, ContentType, WebsiteRedirectLocation }: Headers): Record<string, string> => ({
  ...(CacheControl !== undefined && { 'cache-control': CacheControl }),
  ...(ContentType !== undefined && { 'content-type': ContentType }),
  ...(WebsiteRedirectLocation !== undefined && {
    'x-amz-website-redirect-location': WebsiteRedirectLocation,
  }),
})

/** Where a bucket's objects are: the service, and what stands before their keys. */
interface Place {
  endpoint: URL
  base: string
}

/**
 * Puts objects without the layers of the SDK, which cost four times as much as all else that a put does. The hash of the body that is
 * signed is checked by S3. The first object goes through the SDK and shows where the bucket is; wherever anything is unusual the SDK puts
 * the object again, and knows about retries, throttling and failures.
 */
export function directPut(client: S3Client, bucket: string): Put {
  let place: Place | undefined
  client.middlewareStack.add(
    (next) => (args) => {
      const { Bucket, Key = '' } = args.input as Partial<PutObjectCommandInput>
      const request = args.request as SdkRequest // the client speaks HTTP
      if (Bucket === bucket && Key !== '' && request.path.endsWith(encoded(Key)))
        place ??= { endpoint: endpointOf(request), base: request.path.slice(0, -encoded(Key).length) }
      return next(args)
    },
    { step: 'finalizeRequest' },
  )

  async function send({ endpoint, base }: Place, ...[key, body, given]: Parameters<Put>): Promise<boolean> {
    const { status } = await exchange(client.config, endpoint, {
      service: 's3',
      method: 'PUT',
      path: base + encoded(key),
      headers: asSent(given),
      body,
      timeout: TIMEOUT_MS,
    })
    return status === 200
  }

  return async (key, body, headers) => {
    // the SDK puts it again, and says what is wrong
    const isPut = place && (await send(place, key, body, headers).catch(() => false))
    if (isPut) return
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ...headers }))
  }
}
