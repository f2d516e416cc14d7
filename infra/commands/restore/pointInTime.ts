import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { UsageError } from '../frame/program.ts'

/** Six hours, at 20 seconds each. */
const MAX_WAITS = 1_080
const MAX_WAITS_FOR_START = 9

export interface RestoredTable {
  client: DynamoDBClient
  source: string
  at: Date
  wait: () => Promise<unknown>
  print: (line: string) => void
}

export function timeOf(text: string): Date {
  const at = new Date(text)
  if (!/[Zz]$|[+-]\d\d:\d\d$/.test(text) || Number.isNaN(at.getTime()))
    throw new UsageError(`--at ${text} is not a time with its zone, such as 2026-11-28T10:15:00+07:00.`)
  return at
}

const nameOf = (source: string, at: Date) =>
  `${source}-at-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`

/** Restores a table under a second name and waits for it. An earlier, equal restore is used again. */
export async function restoreTable({ client, source, at, wait, print }: RestoredTable): Promise<string> {
  const name = nameOf(source, at)
  if ((await statusOf(client, name)) === undefined) {
    await requireInWindow(client, source, at)
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: source,
        TargetTableName: name,
        RestoreDateTime: at,
      }),
    )
  }
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const status = await statusOf(client, name)
    if (status === 'ACTIVE') return name
    if (status === undefined && waits > MAX_WAITS_FOR_START) break
    print(`${name}: ${status ?? 'is being created'}`)
    await wait()
  }
  throw new Error(
    `The table ${name} is not restored. Look at it in DynamoDB's console, then repeat the command.`,
  )
}

async function statusOf(client: DynamoDBClient, TableName: string): Promise<string | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus
  } catch (cause) {
    if (cause instanceof ResourceNotFoundException) return undefined
    throw cause
  }
}

async function requireInWindow(client: DynamoDBClient, TableName: string, at: Date): Promise<void> {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  )
  const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {}
  if (!first || !last) throw new Error(`${TableName} has no point-in-time recovery.`)
  if (at < first || at > last)
    throw new UsageError(`--at must be between ${first.toISOString()} and ${last.toISOString()}.`)
}
