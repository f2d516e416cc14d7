import {
  GetAliasCommand,
  paginateListVersionsByFunction,
  UpdateAliasCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'

export interface Rollback {
  functionName: string
  from: string
  to: string
  publishedAt: number
}

interface Version {
  number: string
  publishedAt: number
}

const ALIAS = 'live'
const MARK = 'Rolled back from '
/** A deploy publishes the versions of all changed functions within this time. */
const MAX_DEPLOY_MS = 30 * 60_000

async function versionsOf(client: LambdaClient, FunctionName: string): Promise<Version[]> {
  const versions: Version[] = []
  for await (const page of paginateListVersionsByFunction({ client }, { FunctionName }))
    for (const { Version: number = '', LastModified: time = '' } of page.Versions ?? [])
      if (/^\d+$/.test(number)) versions.push({ number, publishedAt: Date.parse(time) })
  return versions.toSorted((a, b) => Number(a.number) - Number(b.number))
}

/** The newest version of a function that was live, and the alias's version if it was rolled back already. */
async function readFunction(client: LambdaClient, functionName: string) {
  const [{ FunctionVersion: live = '', Description = '' }, versions] = await Promise.all([
    client.send(new GetAliasCommand({ FunctionName: functionName, Name: ALIAS })),
    versionsOf(client, functionName),
  ])
  const mark = Description.startsWith(MARK) ? Description.slice(MARK.length) : ''
  const isRolledBack = Number(mark) > Number(live)
  const from = isRolledBack ? mark : live
  const at = versions.findIndex(({ number }) => number === from)
  const publishedAt = versions[at]?.publishedAt ?? 0
  return { functionName, from, publishedAt, to: versions[at - 1]?.number, isRolledBack }
}

/**
 * Functions that the newest release changed, with their version before it. Functions without an earlier version
 * stay, and so do those that an interrupted rollback has moved.
 */
export async function planRollback(client: LambdaClient, names: readonly string[]): Promise<Rollback[]> {
  const functions = await Promise.all(names.map((name) => readFunction(client, name)))
  const newest = Math.max(...functions.map(({ publishedAt }) => publishedAt))
  return functions.flatMap(({ functionName, from, publishedAt, to, isRolledBack }) =>
    to !== undefined && !isRolledBack && newest - publishedAt < MAX_DEPLOY_MS
      ? [{ functionName, from, to, publishedAt }]
      : [],
  )
}

export async function rollBack(client: LambdaClient, rollbacks: readonly Rollback[]): Promise<void> {
  for (const { functionName, from, to } of rollbacks) {
    const alias = { FunctionName: functionName, Name: ALIAS, FunctionVersion: to }
    await client.send(new UpdateAliasCommand({ ...alias, Description: MARK + from }))
  }
}
