import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  TransactWriteCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { AppError } from '../../errors.ts'
import type { DirectClient } from './directClient.ts'
import { setTimeout as sleep } from 'node:timers/promises'

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Named<K extends 'Put' | 'Update' | 'Delete' | 'ConditionCheck'> = Omit<
  NonNullable<Action[K]>,
  'TableName'
>

type Item = Record<string, unknown>

interface Target {
  name: string
  client: DynamoDBDocumentClient
  direct: DirectClient | undefined
}

export type TransactItem =
  | { Put: Named<'Put'> }
  | { Update: Named<'Update'> }
  | { Delete: Named<'Delete'> }
  | { ConditionCheck: Named<'ConditionCheck'> }

const ATTEMPTS = 6
const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

interface Failure {
  index: number
  item: Item | undefined
}

export class ConditionFailed extends Error {
  readonly failures: readonly Failure[]

  constructor(failures: readonly Failure[], cause: unknown) {
    super(`Conditions of ${failures.length} transaction items failed`, { cause })
    this.name = 'ConditionFailed'
    this.failures = failures
  }
}

/** Writes atomically and retries conflicts, then throws `unavailable`. Throws `ConditionFailed`. */
export async function transact(table: Target, items: readonly TransactItem[]): Promise<void> {
  const actions = items.map((item) => named(item, table.name))
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(table, actions)
      return
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const failures = failedConditions(error)
      if (failures.length > 0) throw new ConditionFailed(failures, error)
      if (!isTransient(error)) throw error
      if (attempt === ATTEMPTS) throw new AppError('unavailable', { cause: error })
      await backOff(attempt)
    }
  }
}

/** Repeats a single write that a transaction of the same item prevented; the SDK does not. */
export async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write()
    } catch (error) {
      const isConflict = error instanceof Error && error.name === 'TransactionConflictException'
      if (!isConflict || attempt === ATTEMPTS) throw error
      await backOff(attempt)
    }
  }
}

/** Direct call and SDK retry share a token, so the write is idempotent. */
async function send({ direct, client }: Target, actions: Action[]): Promise<void> {
  const token = { ClientRequestToken: randomUUID() }
  const isDone =
    direct && (await direct.call('TransactWriteItems', { TransactItems: actions.map(marshalled), ...token }))
  if (!isDone) await client.send(new TransactWriteCommand({ TransactItems: actions, ...token }))
}

const MARSHALLED_FIELDS = new Set(['Item', 'Key', 'ExpressionAttributeValues'])

function marshalled(action: Action): object {
  const [[kind, input]] = Object.entries(action) as [[string, object]]
  const fields = Object.entries(input).map(([name, value]) => [
    name,
    MARSHALLED_FIELDS.has(name) && value !== undefined
      ? marshall(value, { removeUndefinedValues: true })
      : value,
  ])
  return { [kind]: Object.fromEntries(fields) as Item }
}

function named(item: TransactItem, TableName: string): Action {
  const [[kind, input]] = Object.entries(item) as [[keyof Action, object]]
  return { [kind]: { TableName, ReturnValuesOnConditionCheckFailure: 'ALL_OLD', ...input } }
}

function failedConditions(error: TransactionCanceledException): Failure[] {
  return (error.CancellationReasons ?? []).flatMap(({ Code, Item: item }, index) =>
    // the document client does not unmarshal errors
    Code === 'ConditionalCheckFailed' ? [{ index, item: item && unmarshall(item) }] : [],
  )
}

const isTransient = ({ CancellationReasons: reasons = [] }: TransactionCanceledException) =>
  reasons.some(({ Code }) => TRANSIENT.has(Code ?? ''))

const BASE_MS = 10
const MAX_MS = 400

/** Waits with exponential backoff and full jitter. */
export const backOff = (attempt: number, random = Math.random): Promise<void> =>
  sleep(random() * Math.min(MAX_MS, BASE_MS * 2 ** attempt))
