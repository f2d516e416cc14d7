import type { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'

const SECONDS = 300

interface Download {
  bucket: string
  key: string
  name: string
}
interface Request {
  method: string
  protocol: string
  hostname: string
  port?: number
  path: string
  headers: Record<string, string>
  query?: Record<string, string | string[] | null>
}
interface Presigner {
  presign(request: Request, options: { expiresIn: number }): Promise<Request>
}

/** Returns a URL valid for five minutes, signed by the client's own signer. */
export async function signedDownload(client: S3Client, { bucket, key, name }: Download): Promise<string> {
  // Yields the bucket's URL for any endpoint configuration.
  const { url } = await createPresignedPost(client, { Bucket: bucket, Key: key })
  const { protocol, hostname, port, host, pathname } = new URL(url)
  const signer = (await client.config.signer()) as unknown as Presigner
  const path = `${pathname.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  const signed = await signer.presign(
    {
      method: 'GET',
      protocol,
      hostname,
      ...(port !== '' && { port: Number(port) }),
      path,
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      query: { 'response-content-disposition': disposition },
    },
    { expiresIn: SECONDS },
  )
  const query = Object.entries(signed.query ?? {}).map(
    ([name, value]) => `${encode(name)}=${encode(String(value))}`,
  )
  return `${protocol}//${host}${path}?${query.join('&')}`
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
