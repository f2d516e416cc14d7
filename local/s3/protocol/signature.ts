import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { signingKey } from '@flou/functions/directCalls/sign.ts'
import { accessDenied, S3Error } from './s3Error.ts'

/** Who signed a request, and what the body must hash to. */
export interface Signer {
  accessKey: string
  /** Hex SHA-256 of the body, `UNSIGNED-PAYLOAD` or a `STREAMING-…` form. */
  payloadHash: string
}
/** What signatures are verified with. */
export interface Verification {
  secretFor: SecretFor
  now: Date
}
export type SecretFor = (accessKey: string) => string | undefined

interface SignatureParts {
  accessKey: string
  /** Date, region, service, `aws4_request`. */
  scope: string[]
  signedHeaders: string[]
  signature: string
  timestamp: string
  payloadHash: string
}

/** Clocks of client and service may differ by this, in ms. */
const SKEW = 15 * 60 * 1000

/**
 * Verifies signature version 4 in the headers or in the address (presigned).
 * Answers undefined where the request is not signed; throws `S3Error` where the signature is wrong or out of date.
 */
export function verifySignature(
  request: IncomingMessage,
  url: URL,
  { secretFor, now }: Verification,
): Signer | undefined {
  const parts = url.searchParams.has('X-Amz-Signature')
    ? fromQuery(request, url, now)
    : fromHeaders(request, now)
  if (!parts) return undefined
  const secret = secretFor(parts.accessKey)
  if (!secret) throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist.')
  const text = [
    'AWS4-HMAC-SHA256',
    parts.timestamp,
    parts.scope.join('/'),
    sha256(canonicalRequest(request, url, parts)),
  ].join('\n')
  requireSignature(sign(secret, parts.scope, text), parts.signature)
  return { accessKey: parts.accessKey, payloadHash: parts.payloadHash }
}

/** The signature of a text under a key that holds for one day, region and service. */
export function sign(secret: string, scope: readonly string[], text: string): string {
  const [date = '', region = '', service = ''] = scope
  const key = signingKey(secret, [date, region, service, 'aws4_request'].join('/'))
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Compares in constant time; throws where the signatures differ. */
export function requireSignature(expected: string, given: string): void {
  const [wanted, sent] = [Buffer.from(expected), Buffer.from(given)]
  const isSame = wanted.length === sent.length && timingSafeEqual(wanted, sent)
  if (!isSame) throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match.')
}

function fromHeaders(request: IncomingMessage, now: Date): SignatureParts | undefined {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/
  const [, credential, headers, signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  if (!credential || !headers || !signature) return undefined
  const [accessKey = '', ...scope] = credential.split('/')
  const timestamp = header(request, 'x-amz-date')
  if (Math.abs(now.getTime() - instantOf(timestamp)) > SKEW) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The time of the request differs too much.')
  }
  return {
    accessKey,
    scope,
    signedHeaders: headers.split(';'),
    signature,
    timestamp,
    payloadHash: header(request, 'x-amz-content-sha256'),
  }
}

function fromQuery(request: IncomingMessage, url: URL, now: Date): SignatureParts {
  const value = (name: string) => url.searchParams.get(name) ?? ''
  const [accessKey = '', ...scope] = value('X-Amz-Credential').split('/')
  const timestamp = value('X-Amz-Date')
  const expires = instantOf(timestamp) + 1000 * Number(value('X-Amz-Expires'))
  // A comparison with NaN is false: an unreadable date is refused, too.
  if (!(now.getTime() <= expires)) throw accessDenied('Request has expired')
  return {
    accessKey,
    scope,
    signedHeaders: value('X-Amz-SignedHeaders').split(';'),
    signature: value('X-Amz-Signature'),
    timestamp,
    payloadHash:
      value('X-Amz-Content-Sha256') || header(request, 'x-amz-content-sha256') || 'UNSIGNED-PAYLOAD',
  }
}

function canonicalRequest(request: IncomingMessage, url: URL, parts: SignatureParts): string {
  const headers = parts.signedHeaders.map(
    (name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`,
  )
  return [
    request.method,
    (request.url ?? '/').split('?')[0],
    canonicalQuery(url),
    ...headers,
    '',
    parts.signedHeaders.join(';'),
    parts.payloadHash,
  ].join('\n')
}

function canonicalQuery(url: URL): string {
  return url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('X-Amz-Signature='))
    .map((part) => {
      const mark = part.indexOf('=')
      const [name, value] = mark < 0 ? [part, ''] : [part.slice(0, mark), part.slice(mark + 1)]
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`
    })
    .toSorted()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')

/** `20261121T041500Z` as epoch milliseconds. */
function instantOf(timestamp: string): number {
  return Date.parse(timestamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
