import { createHmac, createSecretKey, hash, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { accessDenied, S3Error } from './s3Error.ts'

export interface Signer {
  accessKey: string
  /** Hex SHA-256 of the body, `UNSIGNED-PAYLOAD` or a `STREAMING-…` form. */
  payloadHash: string
}
export interface Verification {
  secretFor: SecretFor
  now: Date
}
export type SecretFor = (accessKey: string) => string | undefined

interface SignatureFields {
  accessKey: string
  /** Date, region, service, `aws4_request`. */
  scope: string[]
  signedHeaders: string[]
  signature: string
  timestamp: string
  payloadHash: string
}

/** Allowed clock skew in milliseconds. */
const SKEW = 15 * 60 * 1000

/**
 * Verifies signature v4 in headers or query. Returns undefined if unsigned; throws `S3Error` if invalid or
 * expired.
 */
export function verifySignature(
  request: IncomingMessage,
  url: URL,
  { secretFor, now }: Verification,
): Signer | undefined {
  const fields = url.searchParams.has('X-Amz-Signature')
    ? fromQuery(request, url, now)
    : fromHeaders(request, now)
  if (!fields) return undefined
  const secret = secretFor(fields.accessKey)
  if (!secret) throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist.')
  const text = [
    'AWS4-HMAC-SHA256',
    fields.timestamp,
    fields.scope.join('/'),
    sha256(canonicalRequest(request, url, fields)),
  ].join('\n')
  requireSignature(sign(secret, fields.scope, text), fields.signature)
  return { accessKey: fields.accessKey, payloadHash: fields.payloadHash }
}

let latestOfDay: { name: string; key: KeyObject } | undefined

function signingKey(secret: string, [date = '', region = '', service = '']: readonly string[]): KeyObject {
  const name = JSON.stringify([secret, date, region, service])
  if (latestOfDay?.name === name) return latestOfDay.key
  const bytes = [date, region, service, 'aws4_request'].reduce<Buffer>(
    (derived, part) => createHmac('sha256', derived).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  )
  latestOfDay = { name, key: createSecretKey(bytes) }
  return latestOfDay.key
}

export const sign = (secret: string, scope: readonly string[], text: string): string =>
  createHmac('sha256', signingKey(secret, scope)).update(text).digest('hex')

/** Compares in constant time; throws on a difference. */
export function requireSignature(expected: string, received: string): void {
  const [expectedBytes, receivedBytes] = [Buffer.from(expected), Buffer.from(received)]
  const isSame =
    expectedBytes.length === receivedBytes.length && timingSafeEqual(expectedBytes, receivedBytes)
  if (!isSame) throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match.')
}

function fromHeaders(request: IncomingMessage, now: Date): SignatureFields | undefined {
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

function fromQuery(request: IncomingMessage, url: URL, now: Date): SignatureFields {
  const value = (name: string) => url.searchParams.get(name) ?? ''
  const [accessKey = '', ...scope] = value('X-Amz-Credential').split('/')
  const timestamp = value('X-Amz-Date')
  const expires = instantOf(timestamp) + 1000 * Number(value('X-Amz-Expires'))
  // Comparing with NaN is false, so unreadable dates are rejected.
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

function canonicalRequest(request: IncomingMessage, url: URL, fields: SignatureFields): string {
  const headers = fields.signedHeaders.map(
    (name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`,
  )
  return [
    request.method,
    (request.url ?? '/').split('?')[0],
    canonicalQuery(url),
    ...headers,
    '',
    fields.signedHeaders.join(';'),
    fields.payloadHash,
  ].join('\n')
}

function canonicalQuery(url: URL): string {
  return url.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !parameter.startsWith('X-Amz-Signature='))
    .map((parameter) => {
      const separator = parameter.indexOf('=')
      const [name, value] =
        separator < 0 ? [parameter, ''] : [parameter.slice(0, separator), parameter.slice(separator + 1)]
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`
    })
    .toSorted()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (text: string) => hash('sha256', text)
const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')

function instantOf(timestamp: string): number {
  return Date.parse(timestamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
