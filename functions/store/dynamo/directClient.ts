import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { endpointOf, exchange, type SdkRequest } from '../../directCalls/exchange.ts'

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
  #endpoint: URL | undefined

  /** The endpoint is the one that the first call of the client goes to, however that was configured. */
  constructor(client: DynamoDBClient) {
    this.#client = client
    client.middlewareStack.add(
      (next) => async (args) => {
        this.#endpoint ??= endpointOf(args.request as SdkRequest) // the client speaks HTTP
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
    return status === 200 ? (JSON.parse(text) as DirectAnswer) : undefined // DynamoDB's protocol
  }
}
