import http from 'node:http'
import https from 'node:https'
import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { signedHeaders } from './sign.ts'

type Operation = 'GetItem' | 'Query' | 'BatchGetItem' | 'TransactWriteItems'

/** An item in DynamoDB's own notation. */
export type Attributes = Record<string, AttributeValue>

/** What the operations answer, as far as the store reads it. */
export interface DirectAnswer {
  Item?: Attributes
  Items?: Attributes[]
  Count?: number
  LastEvaluatedKey?: Attributes
  Responses?: Record<string, Attributes[]>
  UnprocessedKeys?: Record<string, { Keys?: Attributes[] }>
}

const TIMEOUT_MS = 4_000

/**
 * Calls without the layers of the SDK, which cost more than all else that a call does: reads, and transactions, which may be repeated
 * by their token. Only what succeeds at once is answered here: where anything is unusual the caller asks the SDK, which knows about
 * retries, throttling and failures.
 */
export class DirectClient {
  readonly #client: DynamoDBClient
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  }
  #endpoint: URL | undefined

  /** The endpoint is the one that the first call of the client goes to, however that was configured. */
  constructor(client: DynamoDBClient) {
    this.#client = client
    client.middlewareStack.add(
      (next) => async (args) => {
        const { protocol, hostname, port } = args.request as {
          protocol: string
          hostname: string
          port?: number
        } // the client speaks HTTP
        this.#endpoint ??= new URL(`${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`)
        return next(args)
      },
      { step: 'finalizeRequest', name: 'rememberEndpoint' },
    )
  }

  /** The answer in DynamoDB's notation; undefined where the SDK must be asked. */
  async call(operation: Operation, input: object): Promise<DirectAnswer | undefined> {
    if (!this.#endpoint) return undefined
    try {
      return await this.#send(this.#endpoint, operation, JSON.stringify(input))
    } catch {
      return undefined // the SDK asks again, and says what is wrong
    }
  }

  async #send(endpoint: URL, operation: Operation, body: string): Promise<DirectAnswer | undefined> {
    const { region, credentials } = this.#client.config
    const headers = signedHeaders(
      {
        host: endpoint.host,
        region: await region(),
        target: `DynamoDB_20120810.${operation}`,
        body,
        now: new Date(),
      },
      await credentials(),
    )
    const { status, text } = await this.#exchange(endpoint, headers, body)
    return status === 200 ? (JSON.parse(text) as DirectAnswer) : undefined // DynamoDB's protocol
  }

  #exchange(endpoint: URL, headers: Record<string, string>, body: string) {
    const isSecure = endpoint.protocol === 'https:'
    const agent = this.#agents[isSecure ? 'https:' : 'http:']
    return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const request = (isSecure ? https : http).request({
        agent,
        method: 'POST',
        hostname: endpoint.hostname,
        port: endpoint.port,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          'content-type': 'application/x-amz-json-1.0',
          'content-length': Buffer.byteLength(body),
        },
      })
      request.on('timeout', () => request.destroy(new Error('No answer in time')))
      request.on('error', reject)
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
        )
      })
      request.end(body)
    })
  }
}
