import { Agent, request } from 'node:http'

export class TableServiceError extends Error {
  override readonly name: string
  constructor(type: string, message: string) {
    super(message)
    this.name = type
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

export type Headers = Record<string, string | string[] | undefined>
export interface RawResponse {
  status: number
  headers: Headers
  body: Buffer
}
export type Forward = (headers: Headers, body: Buffer) => Promise<RawResponse>

export const httpForward =
  (endpoint: URL): Forward =>
  (headers, body) =>
    new Promise((resolve, reject) => {
      const { hostname: host, port } = endpoint
      const outgoing = request({ host, port, method: 'POST', path: '/', headers, agent }, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const { statusCode: status = 500, headers: responseHeaders } = incoming
          resolve({ status, headers: responseHeaders, body: Buffer.concat(chunks) })
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })

export type Operation = (target: string, input: object) => Promise<Record<string, unknown>>

/** Bypasses the policies. @throws TableServiceError */
export function tableClient(endpoint: URL, forward = httpForward(endpoint)): Operation {
  const isText = (value: unknown) => typeof value === 'string'
  return async (target, input) => {
    const body = Buffer.from(JSON.stringify(input))
    const response = await forward({ ...ownHeaders(target), 'content-length': `${body.length}` }, body)
    const parsed = JSON.parse(response.body.toString()) as Record<string, unknown>
    if (response.status < 300) return parsed
    const type = isText(parsed['__type']) ? parsed['__type'].replace(/^.*#/, '') : 'InternalFailure'
    const message = [parsed['message'], parsed['Message']].find(isText)
    throw new TableServiceError(type, message ?? type)
  }
}

function ownHeaders(target: string): Record<string, string> {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${stamp.slice(0, 8)}/local/dynamodb/aws4_request`
  return {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-date': stamp,
    'x-amz-target': target,
    authorization: `AWS4-HMAC-SHA256 Credential=runtime/${scope}, SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
  }
}

export const closeConnections = () => agent.destroy()
