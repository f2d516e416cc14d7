import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  TransactWriteCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { AppError } from '../../appError.ts'
import type { DirectClient } from './directClient.ts'
import { backOff } from './retry.ts'

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Named<K extends 'Put' | 'Update' | 'Delete' | 'ConditionCheck'> = Omit<
  NonNullable<Action[K]>,
  'TableName'
>

/** An item as stored. */
type Item = Record<string, unknown>

/** The table that a transaction writes to, and the clients that reach it. */
interface Target {
  name: string
  client: DynamoDBDocumentClient
  direct: DirectClient | undefined
}

/** One item of a transaction, without the table's name. */
export type TransactItem =
  | { Put: Named<'Put'> }
  | { Update: Named<'Update'> }
  | { Delete: Named<'Delete'> }
  | { ConditionCheck: Named<'ConditionCheck'> }

const ATTEMPTS = 6
const PASSING = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/** Where a condition did not hold: the place in the transaction, and the item as it is. */
interface Failure {
  index: number
  item: Item | undefined
}

/** Conditions of a transaction did not hold; nothing was written. */
export class ConditionFailed extends Error {
  readonly failures: readonly Failure[]

  constructor(failures: readonly Failure[], cause: unknown) {
    super(`Conditions of ${failures.length} transaction items failed`, { cause })
    this.name = 'ConditionFailed'
    this.failures = failures
  }
}

/**
 * Writes all items or none. Conflicts with other transactions are tried again a few times, then `unavailable`.
 * Throws `ConditionFailed` where a condition does not hold.
 */
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
      if (!isPassing(error)) throw error
      if (attempt === ATTEMPTS) throw new AppError('unavailable', { cause: error })
      await backOff(attempt)
    }
  }
}

/** Tries the direct client first; the SDK's attempt carries the same token, so it never writes a second time. */
async function send({ direct, client }: Target, actions: Action[]): Promise<void> {
  const token = { ClientRequestToken: randomUUID() }
  const isDone =
    direct && (await direct.call('TransactWriteItems', { TransactItems: actions.map(marshalled), ...token }))
  if (!isDone) await client.send(new TransactWriteCommand({ TransactItems: actions, ...token }))
}

const IN_NOTATION = new Set(['Item', 'Key', 'ExpressionAttributeValues'])

/** In DynamoDB's own notation. */
function marshalled(action: Action): object {
  const [[kind, input]] = Object.entries(action) as unknown as [[string, Item]] // each variant has exactly one key
  const fields = Object.entries(input).map(([name, value]) => [
    name,
    IN_NOTATION.has(name) && value !== undefined ? marshall(value, { removeUndefinedValues: true }) : value,
  ])
  return { [kind]: Object.fromEntries(fields) as Item }
}

/** Every condition returns the item it failed on: callers learn the real counter, the current record, the answer given before. */
function named(item: TransactItem, TableName: string): Action {
  const [[kind, input]] = Object.entries(item) as [[keyof Action, object]] // each variant has exactly one key
  return { [kind]: { TableName, ReturnValuesOnConditionCheckFailure: 'ALL_OLD', ...input } }
}

function failedConditions(error: TransactionCanceledException): Failure[] {
  return (error.CancellationReasons ?? []).flatMap(({ Code, Item: item }, index) =>
    // the item is in DynamoDB's own notation: the document client translates answers, not errors
    Code === 'ConditionalCheckFailed' ? [{ index, item: item && unmarshall(item) }] : [],
  )
}

const isPassing = ({ CancellationReasons: reasons = [] }: TransactionCanceledException) =>
  reasons.some(({ Code }) => PASSING.has(Code ?? ''))
