import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

export interface Unsigned {
  /** As the signature names it. */
  service: 'dynamodb' | 's3'
  region: string
  method: 'POST' | 'PUT'
  /** Encoded as it is sent, without a query. */
  path: string
  /** All that are signed, with `host`; names in small letters, values without spaces at their ends. */
  headers: Readonly<Record<string, string>>
  /** Hex SHA-256 of the body. */
  bodyHash: string
  now: Date
}

const END = 'aws4_request'

/** The headers of a call with its signature, version 4, over method, path, headers and body. */
export function signedHeaders(
  { service, region, method, path, headers: given, bodyHash, now }: Unsigned,
  credentials: Credentials,
): Record<string, string> {
  const time = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  const headers: Record<string, string> = {
    ...given,
    'x-amz-date': time,
    // S3 compares it with the body
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

/** Keys that are kept: making one takes as long as signing four times. A function has one for each service, the local storage one for each caller. */
const MOST_KEPT = 64
const kept = new Map<string, KeyObject>()

/** The key of a secret and a scope: day, region, service and `aws4_request`, with `/` between. */
export function signingKey(secret: string, scope: string): KeyObject {
  const name = secret + scope
  const known = kept.get(name)
  if (known) return known
  const derived = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => createHmac('sha256', key).update(part).digest(), `AWS4${secret}`)
  const key = createSecretKey(Buffer.from(derived))
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(name, key)
  return key
}
