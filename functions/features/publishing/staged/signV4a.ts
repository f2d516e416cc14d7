import { createECDH, createHash, createHmac, createPrivateKey, sign, type KeyObject } from 'node:crypto'

const ALGORITHM = 'AWS4-ECDSA-P256-SHA256'
const CURVE = 'prime256v1'
/** Order of P-256, minus two. */
const LIMIT = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n - 2n
const LARGEST_COUNTER = 254

interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

/** Derives the private scalar from the secret (NIST SP 800-108, counter mode). */
function scalarOf({ accessKeyId, secretAccessKey }: Credentials): bigint {
  for (let counter = 1; counter <= LARGEST_COUNTER; counter += 1) {
    const candidate = createHmac('sha256', `AWS4A${secretAccessKey}`)
      .update(Buffer.from([0, 0, 0, 1]))
      .update(ALGORITHM)
      .update(Buffer.from([0]))
      .update(accessKeyId)
      .update(Buffer.from([counter, 0, 0, 1, 0]))
      .digest('hex')
    const value = BigInt(`0x${candidate}`)
    if (value <= LIMIT) return value + 1n
  }
  throw new Error('The credentials yield no signing key.')
}

function signingKey(credentials: Credentials): KeyObject {
  const scalar = Buffer.from(scalarOf(credentials).toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH(CURVE)
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey()
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const key = { kty: 'EC', crv: 'P-256', d: scalar.toString('base64url'), x, y }
  return createPrivateKey({ key, format: 'jwk' })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface UnsignedRequest {
  method: string
  /** Encoded once, as sent. */
  url: URL
  headers: Readonly<Record<string, string>>
  body: string
}

const twiceEncoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Returns the headers of a request signed for all regions (Signature Version 4A). */
export function signV4a(
  { method, url, headers, body }: UnsignedRequest,
  { credentials, service, now }: { credentials: Credentials; service: string; now: Date },
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const { accessKeyId, sessionToken } = credentials
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
    'x-amz-region-set': '*',
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  }
  const names = Object.keys(all).toSorted()
  const signedHeaders = names.join(';')
  const lines = names.map((name) => `${name}:${all[name]}\n`).join('')
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const canonical = [method, twiceEncoded(url.pathname), query, lines, signedHeaders, sha256(body)].join('\n')
  const scope = `${time.slice(0, 8)}/${service}/aws4_request`
  const text = [ALGORITHM, time, scope, sha256(canonical)].join('\n')
  const signature = sign('sha256', Buffer.from(text), signingKey(credentials)).toString('hex')
  const credential = `Credential=${accessKeyId}/${scope}`
  const { host: _, ...sent } = all // `fetch` sets it
  return {
    ...sent,
    authorization: `${ALGORITHM} ${credential}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  }
}
