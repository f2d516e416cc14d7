import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { endpointOf, exchange, type SdkRequest } from '../../directCalls/exchange.ts'

type Operation = 'GetItem' | 'Query' | 'BatchGetItem' | 'TransactWriteItems'

export type Attributes = Record<string, AttributeValue>

export interface DirectResponse {
  Item?: Attributes
  Items?: Attributes[]
  Count?: number
  LastEvaluatedKey?: Attributes
  Responses?: Record<string, Attributes[]>
  UnprocessedKeys?: Record<string, { Keys?: Attributes[] }>
}

const TIMEOUT_MS = 4_000

/**
 * Calls DynamoDB without the SDK layers, which dominate the latency. Handles success only: on any problem the
 * caller repeats the call through the SDK.
 */
export class DirectClient {
  readonly #client: DynamoDBClient
  #endpoint: URL | undefined

  constructor(client: DynamoDBClient) {
    this.#client = client
    client.middlewareStack.add(
      (next) => async (args) => {
        this.#endpoint ??= endpointOf(args.request as SdkRequest)
        return next(args)
      },
      { step: 'finalizeRequest', name: 'rememberEndpoint' },
    )
  }

  async call(operation: Operation, input: object): Promise<DirectResponse | undefined> {
    if (!this.#endpoint) return undefined
    try {
      return await this.#send(this.#endpoint, operation, JSON.stringify(input))
    } catch {
      return undefined // the SDK repeats the call and reports the error
    }
  }

  async #send(endpoint: URL, operation: Operation, body: string): Promise<DirectResponse | undefined> {
    const { status, text } = await exchange(this.#client.config, endpoint, {
      service: 'dynamodb',
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body,
      timeout: TIMEOUT_MS,
    })
    return status === 200 ? (JSON.parse(text) as DirectResponse) : undefined
  }
}
