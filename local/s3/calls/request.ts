import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ObjectStore } from '../objectStore.ts'
import type { ObjectLock } from '../protocol/objectLock.ts'
import type { Signer } from '../protocol/signature.ts'

export interface S3Call {
  request: IncomingMessage
  response: ServerResponse
  store: ObjectStore
  bucket: string
  lock: ObjectLock | undefined
  /** Empty for bucket calls. */
  key: string
  query: URLSearchParams
  signer: Signer
  /** @throws if the role denies the action */
  allow: (action: string, key?: string) => void
}

const STORED_HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
]
const REDIRECT = 'x-amz-website-redirect-location'

/** Splits request headers or form fields into stored headers and metadata. */
export function objectHeaders(source: Readonly<Record<string, string | string[] | undefined>>) {
  const headers: Record<string, string> = {}
  const metadata: Record<string, string> = {}
  for (const name of STORED_HEADERS) {
    const value = String(source[name] ?? '')
    const storedValue = name === 'content-encoding' ? value.replace(/\s*aws-chunked\s*,?\s*/g, '') : value
    if (storedValue) headers[name] = storedValue
  }
  for (const [name, value] of Object.entries(source)) {
    if (name.startsWith('x-amz-meta-') || name === REDIRECT) metadata[name] = String(value)
  }
  return { headers, metadata }
}

export function sendXml(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
