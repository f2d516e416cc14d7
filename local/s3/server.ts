import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { AccessDenied, type Permissions } from '../aws/permissions.ts'
import { bucketCalls } from './calls/bucketCalls.ts'
import { applyCors, type CorsRule } from './protocol/cors.ts'
import { formUpload } from './calls/formUpload.ts'
import { objectCalls } from './calls/objectCalls.ts'
import { ObjectLocked } from './objectLocked.ts'
import type { ObjectLock } from './protocol/objectLock.ts'
import type { ObjectStore } from './objectStore.ts'
import { accessDenied, S3Error } from './protocol/s3Error.ts'
import { verifySignature, type SecretFor } from './protocol/signature.ts'
import { errorXml, escapeXml } from './protocol/xml.ts'

export interface S3Dependencies {
  store: ObjectStore
  /** Bucket name → CORS rules. */
  buckets: ReadonlyMap<string, readonly CorsRule[]>
  locks?: ReadonlyMap<string, ObjectLock>
  secretFor: SecretFor
  permissions: Permissions
  onError: (cause: unknown) => void
}

/** Verifies signatures, checksums and role permissions. Unsupported calls get 501. */
export function createS3(dependencies: S3Dependencies): Server {
  return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    response.setHeader('x-amz-request-id', randomUUID())
    handleRequest(dependencies, request, response).catch((cause: unknown) => {
      sendError(response, toS3Error(cause, dependencies), request.method)
    })
  })
}

async function handleRequest(
  dependencies: S3Dependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const { bucket, key } = splitPath(url.pathname)
  const rules = dependencies.buckets.get(bucket)
  if (!rules)
    throw new S3Error(404, 'NoSuchBucket', `The specified bucket does not exist: ${escapeXml(bucket)}`)
  if (applyCors(rules, request, response)) return
  const isForm = String(request.headers['content-type']).startsWith('multipart/form-data')
  if (request.method === 'POST' && !key && isForm) {
    await formUpload(request, response, {
      bucket,
      store: dependencies.store,
      secretFor: dependencies.secretFor,
      allow: (accessKey, name, object) =>
        dependencies.permissions.require(accessKey, 's3:PutObject', arnOf(name, object)),
    })
    return
  }
  const signer = verifySignature(request, url, { secretFor: dependencies.secretFor, now: new Date() })
  if (!signer) throw accessDenied()
  const handler = (key ? objectCalls : bucketCalls)[request.method ?? '']
  if (!handler || isUnsupported(url.searchParams)) throw new S3Error(501, 'NotImplemented', 'Not known here.')
  await handler({
    request,
    response,
    store: dependencies.store,
    bucket,
    lock: dependencies.locks?.get(bucket),
    key,
    query: url.searchParams,
    signer,
    allow: (action, object = key) =>
      dependencies.permissions.require(signer.accessKey, action, arnOf(bucket, object)),
  })
}

/** Would otherwise be treated as plain calls. */
const UNSUPPORTED = [
  'acl',
  'tagging',
  'uploads',
  'uploadId',
  'partNumber',
  'versionId',
  'versions',
  'policy',
  'cors',
]
const isUnsupported = (query: URLSearchParams) => UNSUPPORTED.some((name) => query.has(name))

const arnOf = (bucket: string, key: string) => `arn:aws:s3:::${bucket}${key ? `/${key}` : ''}`

function splitPath(pathname: string): { bucket: string; key: string } {
  const [bucket = '', ...rest] = pathname.slice(1).split('/')
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(rest.join('/')) }
}

function toS3Error(cause: unknown, dependencies: S3Dependencies): S3Error {
  if (cause instanceof S3Error) return cause
  if (cause instanceof AccessDenied || cause instanceof ObjectLocked) return accessDenied(cause.message)
  dependencies.onError(cause)
  return new S3Error(500, 'InternalError', 'The local storage failed; see the terminal.')
}

function sendError(response: ServerResponse, error: S3Error, method: string | undefined): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const hasBody = error.status !== 304 && method !== 'HEAD'
  response.writeHead(error.status, hasBody ? { 'content-type': 'application/xml' } : {})
  response.end(hasBody ? errorXml(error) : undefined)
}
