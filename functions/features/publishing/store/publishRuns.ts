import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { PublishRun, PublishRunRequest } from '@flou/shared/publishing/publishing.ts'
import { AppError } from '../../../core/errors.ts'
import { publishKeys, PUBLISH_RUNS } from './publishKeys.ts'
import type { Key } from '../../../core/store/keys.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { NO_COUNTS, withLaneCounts, type Lane, type RunCounts, type RunLanes } from './publishLanes.ts'

const RETENTION_SECONDS = 30 * 86_400

interface PublishRunCursor {
  stage: number
  after?: Item
}

export interface StoredPublishRun extends PublishRun {
  cursor: PublishRunCursor
  /** Optimistic lock: results rendered for an older revision are discarded. */
  revision: number
  /** Request that drives the run; other runs are driven by the stream. */
  invocation?: string
  /** Another pass is required after this one. */
  isRepeatRequested?: true
  /** Written pages whose CDN invalidation is pending. */
  stale?: true
  /** Pages of sitemap files that need an update. */
  unlisted?: ReadonlySet<string>
  lanes?: RunLanes
  /** Present in a lane, whose item is the run's with counts and a cursor for its pages. */
  lane?: Lane
}

interface PublishRunItem extends StoredPublishRun, Key {
  ttl: number
}

export type RunKey = Key<PublishRunItem>

export const keyOfRun = ({ id, lane }: Pick<StoredPublishRun, 'id' | 'lane'>): RunKey =>
  lane ? publishKeys.publishLane(lane, id) : publishKeys.publishRun(id)

export const publishRunItem = (publishRun: StoredPublishRun) => ({
  ...keyOfRun(publishRun),
  ...publishRun,
  ttl: Math.floor(Date.parse(publishRun.created) / 1_000) + RETENTION_SECONDS,
})

function publishRunOf(item: PublishRunItem): StoredPublishRun {
  const { pk: _, sk: __, ttl: ___, ...run } = item
  return withLaneCounts(run)
}

/** Returns a sortable run id; `suffix` makes it unique within a millisecond. */
export const publishRunId = (at: Date, suffix: string): string =>
  `${at.toISOString().replace(/[-:.]/g, '')}-${suffix.replace(/[^\w]/g, '')}`

export interface NewPublishRun {
  id: string
  request: PublishRunRequest
  by: PersonRef
  now: Date
  total: number
  invocation?: string
}

/** Starts a run; idempotent by id. The stream triggers the publisher. */
export async function startPublishRun(
  table: Table,
  { now, ...input }: NewPublishRun,
): Promise<StoredPublishRun> {
  const time = now.toISOString()
  const publishRun: StoredPublishRun = {
    ...input,
    ...NO_COUNTS,
    state: 'waiting',
    created: time,
    updated: time,
    cursor: { stage: 0 },
    revision: 0,
  }
  const isNew = await tryConditionalWrite(
    table.put(publishRunItem(publishRun), { ConditionExpression: 'attribute_not_exists(pk)' }),
  )
  return isNew ? publishRun : requirePublishRun(table, publishRun.id)
}

export async function readRunAt(table: Table, key: RunKey): Promise<StoredPublishRun | undefined> {
  const item = await table.get(key, { consistent: true })
  return item && publishRunOf(item)
}

export const getPublishRun = (table: Table, id: string): Promise<StoredPublishRun | undefined> =>
  readRunAt(table, keyOfRun({ id }))

async function requirePublishRun(table: Table, id: string): Promise<StoredPublishRun> {
  const publishRun = await getPublishRun(table, id)
  if (!publishRun) throw new AppError('not_found')
  return publishRun
}

export async function newestPublishRuns(table: Table, limit: number): Promise<StoredPublishRun[]> {
  const { items } = await table.query<PublishRunItem>({
    KeyConditionExpression: 'pk = :runs',
    ExpressionAttributeValues: { ':runs': PUBLISH_RUNS },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
  })
  return items.map(publishRunOf)
}

type Progress = RunCounts & Pick<StoredPublishRun, 'state' | 'updated' | 'total' | 'cursor'>

export type PublishRunUpdate = Partial<Progress> & {
  /** Undefined hands the run over to the stream. */
  invocation?: undefined
  isRepeatRequested?: undefined
  stale?: true | undefined
  lanes?: RunLanes | undefined
}

const assignments = (entries: readonly (readonly [string, unknown])[]) => ({
  set: entries.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`),
  removed: entries.filter(([, value]) => value === undefined).map(([name]) => `#${name}`),
})

/** A run with pending work must not end. */
const HAS_NO_PENDING_WORK =
  '#revision = :seen AND attribute_not_exists(isRepeatRequested) AND attribute_not_exists(unlisted)'

/** Returns the write of an update, which has an optimistic lock and cannot end a run while work is pending. */
export function runUpdate(publishRun: StoredPublishRun, update: PublishRunUpdate) {
  const { revision } = publishRun
  const entries = Object.entries({ ...update, revision: revision + 1 })
  const { set, removed } = assignments(entries)
  const values = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [`:${name}`, value])
  return {
    Key: keyOfRun(publishRun),
    UpdateExpression: `SET ${set.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    ConditionExpression: update.state === 'done' ? HAS_NO_PENDING_WORK : '#revision = :seen',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: { ...Object.fromEntries(values), ':seen': revision } as Item,
  }
}

/** @returns false if a concurrent update was faster or work is pending */
export function updatePublishRun(
  table: Table,
  publishRun: StoredPublishRun,
  update: PublishRunUpdate,
): Promise<boolean> {
  const { Key: key, ...input } = runUpdate(publishRun, update)
  return tryConditionalWrite(table.update(key, input))
}

/** Requests another pass of an active run. @returns false if the run has ended */
export function requestAnotherPass(table: Table, { id }: StoredPublishRun): Promise<boolean> {
  return tryConditionalWrite(
    table.update(publishKeys.publishRun(id), {
      UpdateExpression: 'SET isRepeatRequested = :yes',
      ConditionExpression: '#state IN (:waiting, :running)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':yes': true, ':waiting': 'waiting', ':running': 'running' },
    }),
  )
}

/** Marks a pending CDN invalidation without changing the revision. */
export const markInvalidationPending = (
  table: Table,
  publishRun: Pick<StoredPublishRun, 'id' | 'lane'>,
): Promise<unknown> =>
  table.update(keyOfRun(publishRun), {
    UpdateExpression: 'SET stale = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  })

/** @returns false if the condition failed */
export async function tryConditionalWrite(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
