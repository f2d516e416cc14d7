import { Agent, request } from 'node:http'

/** Answers of the table service that are not success. */
export class TableServiceError extends Error {
  override readonly name: string
  constructor(type: string, message: string) {
    super(message)
    this.name = type
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 })

export type Headers = Record<string, string | string[] | undefined>
export interface RawAnswer {
  status: number
  headers: Headers
  body: Buffer
}
/** Passes one request on to the table service. */
export type Forward = (headers: Headers, body: Buffer) => Promise<RawAnswer>

/** Passes requests on with Node's HTTP client, to any service. */
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
          const { statusCode: status = 500, headers: answered } = incoming
          resolve({ status, headers: answered, body: Buffer.concat(chunks) })
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })

export type Operation = (target: string, input: object) => Promise<Record<string, unknown>>

/**
 * Calls the table service as the runtime itself, past the policies: for making tables and reading streams.
 * The service checks the form of a signature, not its value. A rejection is a `TableServiceError` named as the service names it.
 */
export function tableClient(endpoint: URL, forward = httpForward(endpoint)): Operation {
  const isText = (value: unknown) => typeof value === 'string'
  return async (target, input) => {
    const body = Buffer.from(JSON.stringify(input))
    const answer = await forward({ ...ownHeaders(target), 'content-length': `${body.length}` }, body)
    // The service always answers a JSON object.
    const parsed = JSON.parse(answer.body.toString()) as Record<string, unknown>
    if (answer.status < 300) return parsed
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

/** Ends idle connections, so that the process can end. */
export const closeConnections = () => agent.destroy()
