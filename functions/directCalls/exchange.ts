import { hash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { signedHeaders, type Credentials, type Unsigned } from './sign.ts'

export interface Request extends Pick<Unsigned, 'service' | 'method' | 'path' | 'headers'> {
  body: string | Uint8Array
  timeout: number
}

export interface Answer {
  status: number | undefined
  text: string
}

interface Config {
  region: () => Promise<string>
  credentials: () => Promise<Credentials>
}

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
}

/** Signs and sends a request over a reused connection. Throws on timeout or connection errors. */
export async function exchange(
  { region, credentials }: Config,
  { protocol, host, hostname, port }: URL,
  { body, timeout, headers, ...request }: Request,
): Promise<Answer> {
  const bodyHash = hash('sha256', body)
  const unsigned = { ...request, bodyHash, region: await region(), now: new Date() }
  const signed = signedHeaders({ ...unsigned, headers: { ...headers, host } }, await credentials())
  const isSecure = protocol === 'https:'
  const agent = agents[isSecure ? 'https:' : 'http:']
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? https : http).request({
      ...request,
      agent,
      hostname,
      port,
      timeout,
      headers: { ...signed, 'content-length': Buffer.byteLength(body) },
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
