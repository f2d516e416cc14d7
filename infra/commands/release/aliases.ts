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
}

interface Version {
  number: string
  published: number
}

const ALIAS = 'live'
/** A deploy publishes the versions of all changed functions within this time. */
const MAX_DEPLOY_MS = 30 * 60_000

async function versionsOf(client: LambdaClient, FunctionName: string): Promise<Version[]> {
  const versions: Version[] = []
  for await (const page of paginateListVersionsByFunction({ client }, { FunctionName }))
    for (const { Version: number = '', LastModified: time = '' } of page.Versions ?? [])
      if (/^\d+$/.test(number)) versions.push({ number, published: Date.parse(time) })
  return versions.toSorted((a, b) => Number(a.number) - Number(b.number))
}

/**
 * Functions that the newest release changed, with their version before it. Functions without an earlier version
 * stay.
 */
export async function planRollback(client: LambdaClient, names: readonly string[]): Promise<Rollback[]> {
  const functions = await Promise.all(
    names.map(async (functionName) => {
      const [{ FunctionVersion: from = '' }, versions] = await Promise.all([
        client.send(new GetAliasCommand({ FunctionName: functionName, Name: ALIAS })),
        versionsOf(client, functionName),
      ])
      const at = versions.findIndex(({ number }) => number === from)
      return { functionName, from, published: versions[at]?.published ?? 0, to: versions[at - 1]?.number }
    }),
  )
  const newest = Math.max(...functions.map(({ published }) => published))
  return functions.flatMap(({ functionName, from, published, to }) =>
    to !== undefined && newest - published < MAX_DEPLOY_MS ? [{ functionName, from, to }] : [],
  )
}

export async function rollBack(client: LambdaClient, rollbacks: readonly Rollback[]): Promise<void> {
  for (const { functionName, to } of rollbacks)
    await client.send(
      new UpdateAliasCommand({ FunctionName: functionName, Name: ALIAS, FunctionVersion: to }),
    )
}
