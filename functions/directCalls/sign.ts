import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

export interface Unsigned {
  service: 'dynamodb' | 's3'
  region: string
  method: 'POST' | 'PUT'
  /** Encoded as sent, without query. */
  path: string
  headers: Readonly<Record<string, string>>
  /** Hex SHA-256. */
  bodyHash: string
  now: Date
}

const END = 'aws4_request'

/** Returns headers with an AWS Signature Version 4. */
export function signedHeaders(
  { service, region, method, path, headers: inputHeaders, bodyHash, now }: Unsigned,
  credentials: Credentials,
): Record<string, string> {
  const time = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const headers: Record<string, string> = {
    ...inputHeaders,
    'x-amz-date': time,
    ...(service === 's3' && { 'x-amz-content-sha256': bodyHash }),
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  }
  const sorted = Object.keys(headers).toSorted()
  const names = sorted.join(';')
  const lines = sorted.map((name) => `${name}:${headers[name] ?? ''}\n`).join('')
  const canonical = `${method}\n${path}\n\n${lines}\n${names}\n${bodyHash}`
  const scope = `${time.slice(0, 8)}/${region}/${service}/${END}`
  const signature = createHmac('sha256', signingKey(secretAccessKey, scope))
    .update(`AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash('sha256', canonical)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

/** Deriving a key costs as much as four signatures. */
const MAX_CACHED = 64
const cache = new Map<string, KeyObject>()

/** `scope` is day, region, service and `aws4_request`, separated by `/`. */
export function signingKey(secret: string, scope: string): KeyObject {
  const name = secret + scope
  const cached = cache.get(name)
  if (cached) return cached
  const derived = scope
    .split('/')
    .reduce<string | Buffer>(
      (key, segment) => createHmac('sha256', key).update(segment).digest(),
      `AWS4${secret}`,
    )
  const key = createSecretKey(Buffer.from(derived))
  if (cache.size === MAX_CACHED) cache.clear()
  cache.set(name, key)
  return key
}
