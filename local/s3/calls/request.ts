import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObjectStore } from '../objectStore.ts'
import type { ObjectLock } from '../protocol/objectLock.ts'
import type { Signer } from '../protocol/signature.ts'

/** A verified call. */
export interface S3Call {
  request: IncomingMessage
  response: ServerResponse
  store: ObjectStore
  bucket: string
  /** The bucket's rule, where it has object lock. */
  lock: ObjectLock | undefined
  /** Empty for calls about the bucket. */
  key: string
  query: URLSearchParams
  signer: Signer
  /** Throws where the caller's role does not allow the action on the object or bucket. */
  allow: (action: string, key?: string) => void
}

/** Headers that are kept with an object and come back with it. */
const KEPT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
]
const REDIRECT = 'x-amz-website-redirect-location'

/** Takes what is stored with an object out of the headers (or form fields) it came with. */
export function objectHeaders(given: Readonly<Record<string, string | string[] | undefined>>) {
  const headers: Record<string, string> = {}
  const metadata: Record<string, string> = {}
  for (const name of KEPT) {
    const value = String(given[name] ?? '')
    const kept = name === 'content-encoding' ? value.replace(/\s*aws-chunked\s*,?\s*/g, '') : value
    if (kept) headers[name] = kept
  }
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('x-amz-meta-') || name === REDIRECT) metadata[name] = String(value)
  }
  return { headers, metadata }
}

export function sendXml(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
