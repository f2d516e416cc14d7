import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}
export interface Unsigned {
  /** With the port where it is not the protocol's own. */
  host: string
  region: string
  /** `DynamoDB_20120810.GetItem` */
  target: string
  body: string
  now: Date
}

const SERVICE = 'dynamodb'
const END = 'aws4_request'

/** The headers of a DynamoDB call: signature version 4 over host, time, operation and body. */
export function signedHeaders(
  { host, region, target, body, now }: Unsigned,
  credentials: Credentials,
): Record<string, string> {
  const time = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const { accessKeyId, sessionToken } = credentials
  const headers: Record<string, string> = {
    host,
    'x-amz-date': time,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
    'x-amz-target': target,
  }
  const names = Object.keys(headers).join(';') // in alphabetical order, as the signature wants them
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${hash('sha256', body)}`
  const scope = `${time.slice(0, 8)}/${region}/${SERVICE}/${END}`
  const signature = createHmac('sha256', signingKey(credentials, scope))
    .update(`AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash('sha256', canonical)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

let known: { secret: string; scope: string; key: KeyObject } | undefined

/** The key of a day, region and secret; the last one is kept. */
function signingKey({ secretAccessKey: secret }: Credentials, scope: string): KeyObject {
  if (known?.secret === secret && known.scope === scope) return known.key
  const derived = scope
    .split('/')
    .reduce<string | Buffer>((key, part) => createHmac('sha256', key).update(part).digest(), `AWS4${secret}`)
  known = { secret, scope, key: createSecretKey(Buffer.from(derived)) }
  return known.key
}
