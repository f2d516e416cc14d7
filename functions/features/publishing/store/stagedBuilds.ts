import type { Table } from '../../../core/store/dynamo/table.ts'
import { publishKeys, STAGED_BUILDS, type StagedBuildItem } from './publishKeys.ts'
import { tryConditionalWrite } from './publishRuns.ts'

const RETENTION_SECONDS = 7 * 86_400

export const deletionTime = (now: Date): number => Math.floor(now.getTime() / 1000) + RETENTION_SECONDS

/** Pages of a release, or of the state before it, that are rendered but not published. */
export interface StagedBuild {
  build: string
  /** Instant of the newest page key; absent while pages are rendered. */
  at?: Date
  /** Last path of the pages rendered so far; absent before the first and after the last ones. */
  after?: string
  /** Instant of the last progress. */
  updated: Date
  /** Visitors see the pages until this instant; absent before the switch. */
  until?: Date
}

const buildOf = (build: string, { at, after, updated, until }: StagedBuildItem): StagedBuild => ({
  build,
  updated: new Date(updated),
  ...(after !== undefined && { after }),
  ...(at !== undefined && { at: new Date(at) }),
  ...(until !== undefined && { until: new Date(until) }),
})

export async function getStagedBuild(table: Table, build: string): Promise<StagedBuild | undefined> {
  const item = await table.get(publishKeys.stagedBuild(build), { consistent: true })
  return item && buildOf(build, item)
}

export async function stagedBuilds(table: Table): Promise<StagedBuild[]> {
  const { items } = await table.query<StagedBuildItem & { sk: string }>({
    KeyConditionExpression: 'pk = :builds',
    ExpressionAttributeValues: { ':builds': STAGED_BUILDS },
    ConsistentRead: true,
  })
  return items.map((item) => buildOf(item.sk, item))
}

export const storeStagedBuild = (
  table: Table,
  { build, at }: Required<Pick<StagedBuild, 'build' | 'at'>>,
): Promise<unknown> =>
  table.update(publishKeys.stagedBuild(build), {
    UpdateExpression: 'SET #at = :at, #updated = :at, #ttl = :ttl REMOVE #after',
    ExpressionAttributeNames: { '#at': 'at', '#updated': 'updated', '#ttl': 'ttl', '#after': 'after' },
    ExpressionAttributeValues: { ':at': at.toISOString(), ':ttl': deletionTime(at) },
  })

/** Stores the place where the next call continues. */
export const storeStagedPlace = (
  table: Table,
  { build, after, updated }: Required<Pick<StagedBuild, 'build' | 'after' | 'updated'>>,
): Promise<unknown> =>
  table.update(publishKeys.stagedBuild(build), {
    UpdateExpression: 'SET #after = :after, #updated = :updated',
    ExpressionAttributeNames: { '#after': 'after', '#updated': 'updated' },
    ExpressionAttributeValues: { ':after': after, ':updated': updated.toISOString() },
  })

/** Announces a build before its pages are rendered, so that edits during the rendering reach them. */
export const openStagedBuild = (table: Table, build: string, now: Date): Promise<boolean> =>
  tryConditionalWrite(
    table.put(
      { ...publishKeys.stagedBuild(build), updated: now.toISOString(), ttl: deletionTime(now) },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    ),
  )

/** Requests a call of the publisher through the stream, once by name. */
export const requestBuild = (
  table: Table,
  build: string,
  { name, now }: { name: string; now: Date },
): Promise<boolean> =>
  tryConditionalWrite(
    table.put(
      { ...publishKeys.releaseBuild(build, name), ttl: deletionTime(now) },
      { ConditionExpression: 'attribute_not_exists(pk)' },
    ),
  )

export const storeShownUntil = (table: Table, build: string, until: Date): Promise<unknown> =>
  table.update(publishKeys.stagedBuild(build), {
    UpdateExpression: 'SET #until = :until',
    // an ended build is removed
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until.getTime() },
  })

export const removeStagedBuild = (table: Table, build: string): Promise<void> =>
  table.remove(publishKeys.stagedBuild(build))

export const isShown = ({ until }: StagedBuild, now: Date): boolean => until !== undefined && until > now
