import { pipeline } from 'node:stream/promises'
import type { ServerResponse } from 'node:http'
import type { ObjectStore } from '../s3/objectStore.ts'
import { byteRange } from '../s3/range.ts'
import type { CachePolicy } from './cachePolicies.ts'
import { encodingFor, isCompressible } from './compression.ts'
import type { CachedObject } from './objectCache.ts'

/** An answer on its way to the viewer. */
export interface EdgeAnswer {
  status: number
  headers: Record<string, string>
  cookies?: string[]
  body: Buffer | CachedObject
}

export interface ViewerWishes {
  method: string
  acceptEncoding: string
  ifNoneMatch: string | undefined
  range: string | undefined
}

/** What the viewer asked for and how the behaviour delivers. */
export interface Delivery extends ViewerWishes {
  compress: boolean
  policy: CachePolicy
  store: ObjectStore
}

/** Sends an answer: not modified, a range, compressed, or as it is. */
export async function respond(
  response: ServerResponse,
  answer: EdgeAnswer,
  delivery: Delivery,
): Promise<void> {
  const { headers, status, body } = answer
  const { method } = delivery
  if (answer.cookies) response.setHeader('set-cookie', answer.cookies)
  if (Buffer.isBuffer(body)) {
    sendBody(response, { ...answer, body, method })
    return
  }
  const isCompressed =
    delivery.compress && body.body && isCompressible(headers['content-type'] ?? '', body.body.length)
  const encoding = isCompressed ? encodingFor(delivery.acceptEncoding, delivery.policy) : undefined
  if (isCompressed) headers['vary'] = 'accept-encoding'
  // A compressed body is another sequence of bytes: its validator can only be a weak one.
  if (encoding && headers['etag']) headers['etag'] = `W/${headers['etag']}`
  if (status === 200 && isUnchanged(headers['etag'], delivery.ifNoneMatch)) {
    response.writeHead(304, without(headers, ['content-type', 'content-length']))
    response.end()
    return
  }
  if (encoding) {
    headers['content-encoding'] = encoding
    delete headers['accept-ranges']
    sendBody(response, { ...answer, body: await body.encoded(encoding), method })
    return
  }
  await sendObject(response, { ...answer, body }, delivery)
}

function sendBody(
  response: ServerResponse,
  { status, headers, body, method }: EdgeAnswer & { body: Buffer; method: string },
) {
  // Bodies of 204 and 304 have no length.
  if (status !== 204 && status !== 304) headers['content-length'] = String(body.length)
  response.writeHead(status, headers)
  response.end(method === 'HEAD' ? undefined : body)
}

async function sendObject(
  response: ServerResponse,
  answer: EdgeAnswer & { body: CachedObject },
  wishes: Delivery,
) {
  const object = answer.body
  const { size } = object.stored
  const range = answer.status === 200 ? byteRange(wishes.range, size) : undefined
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}` })
    response.end()
    return
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  const { headers } = answer
  if (range) headers['content-range'] = `bytes ${from}-${to}/${size}`
  headers['content-length'] = String(to - from + 1)
  response.writeHead(range ? 206 : answer.status, headers)
  if (wishes.method === 'HEAD') response.end()
  else if (object.body) response.end(range ? object.body.subarray(from, to + 1) : object.body)
  // A viewer who leaves in the middle is no error.
  else await pipeline(wishes.store.stream(object.stored, { from, to }), response).catch(() => undefined)
}

/** Whether a viewer's copy is still good; weak comparison, as the standard has it for this header. */
export function isUnchanged(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === bare)
}

function without(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
