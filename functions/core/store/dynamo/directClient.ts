import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { directCall, endpointOf, signerOf, type SdkRequest, type Signer } from './directCall.ts'

type Operation = 'GetItem' | 'Query' | 'BatchGetItem' | 'BatchWriteItem' | 'TransactWriteItems'

export type Attributes = Record<string, AttributeValue>

export type MarshalledWrite = { PutRequest: { Item: Attributes } } | { DeleteRequest: { Key: Attributes } }

export interface DirectResponse {
  Item?: Attributes
  Items?: Attributes[]
  Count?: number
  LastEvaluatedKey?: Attributes
  Responses?: Record<string, Attributes[]>
  UnprocessedItems?: Record<string, MarshalledWrite[]>
  UnprocessedKeys?: Record<string, { Keys?: Attributes[] }>
}

const TIMEOUT_MS = 4_000

/**
 * Calls DynamoDB without the SDK layers, which dominate the latency. Handles success only: on any problem the
 * caller repeats the call through the SDK.
 */
export class DirectClient {
  readonly #signer: Signer
  #endpoint: URL | undefined

  constructor(client: DynamoDBClient) {
    this.#signer = signerOf(client.config, 'dynamodb')
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
    return directCall(this.#signer, this.#endpoint, {
      operation,
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body: JSON.stringify(input),
      timeout: TIMEOUT_MS,
      read: (text) => JSON.parse(text) as DirectResponse,
    })
  }
}
