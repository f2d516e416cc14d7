import { pipeline } from 'node:stream/promises'
import { readBody } from '../../aws/http.ts'
import { decodeChunks, verifyChecksums } from '../protocol/body.ts'
import type { StoredObject } from '../storedObject.ts'
import { byteRange } from '../range.ts'
import { requestsLock, lockHeaders } from '../protocol/objectLock.ts'
import { objectHeaders, sendXml, type S3Call } from './request.ts'
import { S3Error } from '../protocol/s3Error.ts'
import { copiedXml } from '../protocol/xml.ts'

type Handler = (call: S3Call) => void | Promise<void>

export const objectCalls: Record<string, Handler> = {
  GET: (call) => getObject(call),
  HEAD: (call) => getObject(call),
  PUT: (call) => (call.request.headers['x-amz-copy-source'] ? copyObject(call) : putObject(call)),
  DELETE(call) {
    call.allow('s3:DeleteObject')
    call.store.remove(call.bucket, call.key)
    call.response.writeHead(204).end()
  },
}

async function putObject(call: S3Call): Promise<void> {
  const { request, response, store, bucket, key, signer, lock } = call
  call.allow('s3:PutObject')
  // S3 compares the stored ETag
  if (request.headers['if-match']) call.allow('s3:GetObject')
  if (requestsLock(request.headers)) call.allow('s3:PutObjectRetention')
  const sent = await readBody(request)
  const isChunked = signer.payloadHash.startsWith('STREAMING-')
  const { body, trailers } = isChunked ? decodeChunks(sent) : { body: sent, trailers: {} }
  verifyChecksums(body, { ...request.headers, ...trailers }, signer.payloadHash)
  requireMatch(call, store.head(bucket, key), true)
  const { headers, metadata } = objectHeaders(request.headers)
  const locked = { ...metadata, ...lockHeaders(lock, request.headers, new Date()) }
  const stored = await store.put({ bucket, key, body, headers, metadata: locked })
  response.writeHead(200, { etag: stored.etag }).end()
}

async function copyObject(call: S3Call): Promise<void> {
  const { request, response, store, bucket, key, lock } = call
  const from = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '')
  const slash = from.indexOf('/')
  const source = store.head(from.slice(0, slash), from.slice(slash + 1))
  if (source) call.allow('s3:GetObject', source.key)
  call.allow('s3:PutObject')
  if (!source) throw noSuchKey()
  const isReplaced = request.headers['x-amz-metadata-directive'] === 'REPLACE'
  const { headers, metadata } = isReplaced ? objectHeaders(request.headers) : source
  const body = await store.read(source)
  // a lock is not copied; the bucket's default applies
  const copied = Object.entries(metadata).filter(([name]) => !name.startsWith('x-amz-object-lock-'))
  const locked = { ...Object.fromEntries(copied), ...lockHeaders(lock, request.headers, new Date()) }
  sendXml(response, copiedXml(await store.put({ bucket, key, body, headers, metadata: locked })))
}

async function getObject(call: S3Call): Promise<void> {
  const { request, response, store, bucket, key } = call
  call.allow('s3:GetObject')
  const object = store.head(bucket, key)
  if (!object) {
    // Without list permission S3 denies access instead of returning 404.
    call.allow('s3:ListBucket', '')
    throw noSuchKey()
  }
  requireMatch(call, object, false)
  const range = byteRange(request.headers.range, object.size)
  if (range === 'unsatisfiable') throw new S3Error(416, 'InvalidRange', 'The range is not satisfiable.')
  const { from, to } = range ?? { from: 0, to: object.size - 1 }
  response.writeHead(range ? 206 : 200, {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...object.metadata,
    ...requestedHeaders(call),
    etag: object.etag,
    'last-modified': new Date(object.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': object.size === 0 ? 0 : to - from + 1,
    ...(range && { 'content-range': `bytes ${from}-${to}/${object.size}` }),
  })
  if (request.method === 'HEAD' || object.size === 0) response.end()
  else await pipeline(store.stream(object, { from, to }), response).catch(() => undefined)
}

function requestedHeaders({ query }: S3Call): Record<string, string> {
  const disposition = query.get('response-content-disposition')
  return disposition ? { 'content-disposition': disposition } : {}
}

function requireMatch({ request }: S3Call, object: StoredObject | undefined, isWrite: boolean): void {
  const fits = (header: string) =>
    header === '*'
      ? object !== undefined
      : header.split(',').some((etag) => `"${etag.trim().replaceAll('"', '')}"` === object?.etag)
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  const failed = () => new S3Error(412, 'PreconditionFailed', 'At least one precondition did not hold.')
  if (ifMatch && !fits(ifMatch)) throw failed()
  if (ifNoneMatch && fits(ifNoneMatch)) throw isWrite ? failed() : new S3Error(304, 'NotModified')
}

const noSuchKey = () => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
