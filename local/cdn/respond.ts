import { pipeline } from 'node:stream/promises'
import type { ServerResponse } from 'node:http'
import type { ObjectStore } from '../s3/objectStore.ts'
import { byteRange } from '../s3/range.ts'
import type { CachePolicy } from './cachePolicies.ts'
import { encodingFor, isCompressible } from './compression.ts'
import type { CachedObject } from './objectCache.ts'

export interface CdnResponse {
  status: number
  headers: Record<string, string>
  cookies?: string[]
  body: Buffer | CachedObject
}

interface ViewerPreferences {
  method: string
  acceptEncoding: string
  ifNoneMatch: string | undefined
  range: string | undefined
}

export interface Delivery extends ViewerPreferences {
  compress: boolean
  policy: CachePolicy
  store: ObjectStore
}

/** Sends a 304, a byte range, a compressed or a plain response. */
export async function respond(
  response: ServerResponse,
  cdnResponse: CdnResponse,
  delivery: Delivery,
): Promise<void> {
  const { headers, status, body } = cdnResponse
  const { method } = delivery
  if (cdnResponse.cookies) response.setHeader('set-cookie', cdnResponse.cookies)
  if (Buffer.isBuffer(body)) {
    sendBody(response, { ...cdnResponse, body, method })
    return
  }
  const isCompressed =
    delivery.compress && body.body && isCompressible(headers['content-type'] ?? '', body.body.length)
  const encoding = isCompressed ? encodingFor(delivery.acceptEncoding, delivery.policy) : undefined
  if (isCompressed) headers['vary'] = 'accept-encoding'
  // Compression changes the bytes, so the validator is weak.
  if (encoding && headers['etag']) headers['etag'] = `W/${headers['etag']}`
  if (status === 200 && isUnchanged(headers['etag'], delivery.ifNoneMatch)) {
    response.writeHead(304, without(headers, ['content-type', 'content-length']))
    response.end()
    return
  }
  if (encoding) {
    headers['content-encoding'] = encoding
    delete headers['accept-ranges']
    sendBody(response, { ...cdnResponse, body: await body.encoded(encoding), method })
    return
  }
  await sendObject(response, { ...cdnResponse, body }, delivery)
}

function sendBody(
  response: ServerResponse,
  { status, headers, body, method }: CdnResponse & { body: Buffer; method: string },
) {
  // 204 and 304 have no content length.
  if (status !== 204 && status !== 304) headers['content-length'] = String(body.length)
  response.writeHead(status, headers)
  response.end(method === 'HEAD' ? undefined : body)
}

async function sendObject(
  response: ServerResponse,
  cdnResponse: CdnResponse & { body: CachedObject },
  delivery: Delivery,
) {
  const object = cdnResponse.body
  const { size } = object.stored
  const range = cdnResponse.status === 200 ? byteRange(delivery.range, size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` })
    response.end()
    return
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  const { headers } = cdnResponse
  if (range) headers['content-range'] = `bytes ${from}-${to}/${size}`
  headers['content-length'] = String(to - from + 1)
  response.writeHead(range ? 206 : cdnResponse.status, headers)
  if (delivery.method === 'HEAD') response.end()
  else if (object.body) response.end(range ? object.body.subarray(from, to + 1) : object.body)
  // A viewer may disconnect early.
  else await pipeline(delivery.store.stream(object.stored, { from, to }), response).catch(() => undefined)
}

/** Weak comparison, as required for If-None-Match. */
function isUnchanged(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === bare)
}

function without(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
