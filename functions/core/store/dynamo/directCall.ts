import http from 'node:http'
import https from 'node:https'
import { SignatureV4 } from '@smithy/signature-v4'
import { reportFallback } from './reportFallback.ts'

interface Request<T> {
  /** Named in the log. */
  operation: string
  method: 'POST' | 'PUT'
  /** Encoded as sent, without query. */
  path: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
  timeout: number
  /** Reads the body of an answer with status 200. */
  read: (text: string) => T
}

export type Signer = Pick<SignatureV4, 'sign'>
export type SignerOptions = Pick<
  ConstructorParameters<typeof SignatureV4>[0],
  'region' | 'credentials' | 'sha256'
>

/** False if the variable `TABLE_CALLS` is `sdk`: all calls then use the SDK. */
export const isDirect = (): boolean => process.env['TABLE_CALLS'] !== 'sdk'

/** Returns a signer for a service with region and credentials of an SDK client's configuration. */
export const signerOf = (
  { region, credentials, sha256 }: SignerOptions,
  service: 'dynamodb' | 's3' | 'aoss',
): Signer =>
  new SignatureV4({
    service,
    region,
    credentials,
    sha256,
    // S3 and OpenSearch require the hash of the body as a header; S3 signs the path as it is sent.
    applyChecksum: service !== 'dynamodb',
    uriEscapePath: service !== 's3',
  })

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
}

/**
 * Signs and sends a request over a reused connection.
 * @returns undefined without an answer of status 200: the caller repeats the call by the SDK, which reports errors
 */
export async function directCall<T>(
  signer: Signer,
  endpoint: URL,
  request: Request<T>,
): Promise<T | undefined> {
  try {
    const { status, text } = await sendSigned(signer, endpoint, request)
    if (status === 200) return request.read(text)
    reportFallback(request.operation, `status ${status}`)
  } catch (error) {
    reportFallback(request.operation, String(error))
  }
  return undefined
}

export async function sendSigned(
  signer: Signer,
  { protocol, host, hostname, port }: URL,
  { method, path, headers, body, timeout }: Omit<Request<unknown>, 'read' | 'operation'>,
): Promise<{ status: number | undefined; text: string }> {
  const unsigned = { method, protocol, hostname, path, headers: { ...headers, host }, body }
  const signed = await signer.sign(unsigned)
  const isSecure = protocol === 'https:'
  const agent = agents[isSecure ? 'https:' : 'http:']
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? https : http).request({
      method,
      path,
      agent,
      hostname,
      port,
      timeout,
      headers: { ...signed.headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')))
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.end(body)
  })
}

export interface SdkRequest {
  protocol: string
  hostname: string
  port?: number
  /** Encoded, without query. */
  path: string
}

export const endpointOf = ({ protocol, hostname, port }: SdkRequest): URL =>
  new URL(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`)
