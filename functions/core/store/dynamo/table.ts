import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type PutCommandInput,
  type QueryCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { AppError } from '../../errors.ts'
import { isDirect } from './directCall.ts'
import { keyName, type Key } from '../keys.ts'
import { DirectClient, type Attributes } from './directClient.ts'
import { backOff, retryConflicts, transact, type TransactItem } from './transact.ts'

export type Item = Record<string, unknown>

export type StoredItem<T> = Item & T
type ItemsOf<K extends readonly Key[]> = {
  -readonly [I in keyof K]: K[I] extends Key<infer T> ? StoredItem<T> | undefined : never
}

interface ReadOptions {
  consistent?: boolean
  attributes?: readonly string[]
}
export type Conditions<T> = Omit<T, 'TableName' | 'Key' | 'Item'>

export interface QueryResult<T = unknown> {
  items: StoredItem<T>[]
  /** Matched items, also for `Select: 'COUNT'`. */
  count: number
  lastKey?: Item
}

const BATCH_SIZE = 100
const BATCH_ATTEMPTS = 6

/** The single DynamoDB table. Calls retry transient errors; other AWS errors propagate. */
export class Table {
  readonly name: string
  readonly client: DynamoDBDocumentClient
  readonly direct: DirectClient | undefined

  constructor(name: string, client: DynamoDBDocumentClient, direct?: DirectClient) {
    this.name = name
    this.client = client
    this.direct = direct
  }

  async get<T>(
    key: Key<T>,
    { consistent = false, attributes }: ReadOptions = {},
  ): Promise<StoredItem<T> | undefined> {
    const input = { TableName: this.name, ConsistentRead: consistent, ...projection(attributes) }
    const { pk, sk } = key
    const direct = await this.direct?.call('GetItem', { ...input, Key: marshall({ pk, sk }) })
    if (direct) return direct.Item && (unmarshall(direct.Item) as StoredItem<T>)
    const { Item: item } = await this.client.send(new GetCommand({ ...input, Key: { pk, sk } }))
    return item as StoredItem<T> | undefined
  }

  /** Returns the items in the order of `keys`, undefined for missing ones. Keys may repeat. */
  async getAll<const K extends readonly Key[]>(keys: K, options: ReadOptions = {}): Promise<ItemsOf<K>> {
    const uniqueKeys = new Map(keys.map((key) => [keyName(key), { pk: key.pk, sk: key.sk }]))
    const unique = [...uniqueKeys.values()]
    const chunks = Array.from({ length: Math.ceil(unique.length / BATCH_SIZE) }, (_, index) =>
      unique.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
    )
    const items = (await Promise.all(chunks.map((chunk) => this.#getChunk(chunk, options)))).flat()
    const found = new Map(items.map((item) => [keyName(item), item]))
    return keys.map((key) => found.get(keyName(key))) as ItemsOf<K>
  }

  async #getChunk(chunk: Key[], { consistent = false, attributes }: ReadOptions): Promise<StoredItem<Key>[]> {
    const items: StoredItem<Key>[] = []
    let pending = chunk
    for (let attempt = 0; pending.length > 0; attempt += 1) {
      if (attempt === BATCH_ATTEMPTS) throw new AppError('unavailable')
      if (attempt > 0) await backOff(attempt)
      const names = attributes && [...new Set(['pk', 'sk', ...attributes])]
      const response = await this.#batch(pending, { ConsistentRead: consistent, ...projection(names) })
      items.push(...response.items)
      pending = response.unprocessed
    }
    return items
  }

  async #batch(keys: Key[], options: object): Promise<{ items: StoredItem<Key>[]; unprocessed: Key[] }> {
    const { name } = this
    const marshalled = { [name]: { Keys: keys.map((key) => marshall(key)), ...options } }
    const direct = this.direct && (await this.direct.call('BatchGetItem', { RequestItems: marshalled }))
    const plain = (items: Attributes[] = []) => items.map((item) => unmarshall(item) as StoredItem<Key>)
    if (direct)
      return {
        items: plain(direct.Responses?.[name]),
        unprocessed: plain(direct.UnprocessedKeys?.[name]?.Keys),
      }
    const response = await this.client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: keys, ...options } } }),
    )
    return {
      items: (response.Responses?.[name] ?? []) as StoredItem<Key>[],
      unprocessed: (response.UnprocessedKeys?.[name]?.Keys ?? []) as Key[],
    }
  }

  async query<T>(input: Omit<QueryCommandInput, 'TableName'>): Promise<QueryResult<T>> {
    const direct = this.direct && (await this.direct.call('Query', this.#marshalledQuery(input)))
    if (direct) {
      return {
        items: (direct.Items ?? []).map((item) => unmarshall(item) as StoredItem<T>),
        count: direct.Count ?? 0,
        ...(direct.LastEvaluatedKey && { lastKey: unmarshall(direct.LastEvaluatedKey) }),
      }
    }
    const response = await this.client.send(new QueryCommand({ TableName: this.name, ...input }))
    return {
      items: (response.Items ?? []) as StoredItem<T>[],
      count: response.Count ?? 0,
      ...(response.LastEvaluatedKey && { lastKey: response.LastEvaluatedKey }),
    }
  }

  #marshalledQuery({
    ExpressionAttributeValues: values,
    ExclusiveStartKey: start,
    ...rest
  }: Omit<QueryCommandInput, 'TableName'>): object {
    return {
      ...rest,
      TableName: this.name,
      ...(values && { ExpressionAttributeValues: marshall(values, { removeUndefinedValues: true }) }),
      ...(start && { ExclusiveStartKey: marshall(start) }),
    }
  }

  async put(item: Key & Item, conditions: Conditions<PutCommandInput> = {}): Promise<void> {
    const command = new PutCommand({ TableName: this.name, Item: item, ...conditions })
    await retryConflicts(() => this.client.send(command))
  }

  async update<T>(key: Key<T>, input: Conditions<UpdateCommandInput>): Promise<StoredItem<T> | undefined> {
    const command = new UpdateCommand({ TableName: this.name, Key: key, ...input })
    const { Attributes: attributes } = await retryConflicts(() => this.client.send(command))
    return attributes as StoredItem<T> | undefined
  }

  async remove(key: Key): Promise<void> {
    const command = new DeleteCommand({ TableName: this.name, Key: key })
    await retryConflicts(() => this.client.send(command))
  }

  transact(items: readonly TransactItem[]): Promise<void> {
    return transact(this, items)
  }
}

function projection(attributes: readonly string[] | undefined) {
  if (!attributes) return {}
  return {
    ProjectionExpression: attributes.map((_, index) => `#a${index}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name, index) => [`#a${index}`, name])),
  }
}

const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 4_000 } as const

/** Opens the table with region, credentials, endpoint and kind of calls (`TABLE_CALLS`) from the environment. */
export function openTable(
  name: string,
  ownClient?: DynamoDBClient,
  usesDirectCalls = ownClient === undefined && isDirect(),
): Table {
  const client = ownClient ?? new DynamoDBClient({ requestHandler: TIMEOUTS })
  // its logging preparation costs time but is unused
  client.middlewareStack.remove('loggerMiddleware')
  return new Table(
    name,
    DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    usesDirectCalls ? new DirectClient(client) : undefined,
  )
}
