import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { PersonRef } from '@flou/shared/account.ts'
import { isActive, type PublishRun, type RunRequest } from '@flou/shared/publishing.ts'
import { AppError } from '../../appError.ts'
import { keys } from '../keys.ts'
import { RUNS } from '../keys/publishKeys.ts'
import type { Item, Table } from '../dynamo/table.ts'

/** Runs are history after this; seconds. */
const KEPT = 30 * 86_400

/** Where a run goes on: the step of its plan, and the last thing looked at in it. */
export interface RunCursor {
  step: number
  after?: Item
}

/** A run as stored. */
export interface StoredRun extends PublishRun {
  cursor: RunCursor
  /** Raised by whoever moves the cursor: a part that was rendered for an older one does not count. */
  revision: number
  /** The request that carries it on by itself; the stream drives all others. */
  invocation?: string
  /** Something has changed since it began that concerns all its pages: it goes through them once more when it is through. */
  again?: true
  /** Pages have been written of which the CDN is not told yet. */
  stale?: true
  /** Pages that the sitemap is yet to name otherwise, one for each of its files. */
  unlisted?: ReadonlySet<string>
}

const runItem = (run: StoredRun) => ({
  ...keys.publishRun(run.id),
  ...run,
  ttl: Math.floor(Date.parse(run.created) / 1_000) + KEPT,
})

function runOf(item: Item): StoredRun {
  const { pk: _, sk: __, ttl: ___, ...run } = item
  return run as unknown as StoredRun // written by `runItem` and the updates below
}

/** A run's id: sorts by time; `suffix` tells apart what happens in the same millisecond. */
export const runId = (at: Date, suffix: string): string =>
  `${at.toISOString().replace(/[-:.]/g, '')}-${suffix.replace(/[^\w]/g, '')}`

interface NewRun {
  id: string
  request: RunRequest
  by: PersonRef
  now: Date
  /** Pages it will look at, about. */
  total: number
  invocation?: string
}

/** Starts a run; one with the same id that is there already stays as it is. The stream brings it to the publisher. */
export async function startRun(table: Table, { now, ...given }: NewRun): Promise<StoredRun> {
  const time = now.toISOString()
  const counts = { done: 0, rendered: 0, written: 0, removed: 0, failed: 0 }
  const run: StoredRun = {
    ...given,
    ...counts,
    state: 'waiting',
    created: time,
    updated: time,
    cursor: { step: 0 },
    revision: 0,
  }
  const isNew = await unlessRefused(
    table.put(runItem(run), { ConditionExpression: 'attribute_not_exists(pk)' }),
  )
  return isNew ? run : requireRun(table, run.id)
}

export async function getRun(table: Table, id: string): Promise<StoredRun | undefined> {
  const item = await table.get(keys.publishRun(id), { consistent: true })
  return item && runOf(item)
}

async function requireRun(table: Table, id: string): Promise<StoredRun> {
  const run = await getRun(table, id)
  if (!run) throw new AppError('not_found')
  return run
}

/** The newest runs, newest first. */
export async function newestRuns(table: Table, limit: number): Promise<StoredRun[]> {
  const { items } = await table.query({
    KeyConditionExpression: 'pk = :runs',
    ExpressionAttributeValues: { ':runs': RUNS },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: limit,
  })
  return items.map(runOf)
}

/** What a run's next item says; everything else stays. */
export type RunChange = Partial<
  Omit<
    StoredRun,
    'id' | 'revision' | 'created' | 'by' | 'request' | 'invocation' | 'again' | 'stale' | 'unlisted'
  >
> & {
  /** Undefined hands the run to the stream. */
  invocation?: undefined
  /** Undefined takes the mark away. */
  again?: undefined
  /** Undefined once the CDN is told. */
  stale?: undefined
}

const assignments = (entries: readonly (readonly [string, unknown])[]) => ({
  set: entries.filter(([, value]) => value !== undefined).map(([name]) => `#${name} = :${name}`),
  gone: entries.filter(([, value]) => value === undefined).map(([name]) => `#${name}`),
})

/** Of a run that has ended nobody asks any more. */
const HAS_DONE_ALL = '#revision = :seen AND attribute_not_exists(again) AND attribute_not_exists(unlisted)'

/** Moves a run on, unless somebody else has: then nothing changes, nor does a run end that has something left to do. @returns whether it was moved */
export function moveRun(table: Table, { id, revision }: StoredRun, change: RunChange): Promise<boolean> {
  const entries = Object.entries({ ...change, revision: revision + 1 })
  const { set, gone } = assignments(entries)
  const values = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [`:${name}`, value])
  return unlessRefused(
    table.update(keys.publishRun(id), {
      UpdateExpression: `SET ${set.join(', ')}${gone.length > 0 ? ` REMOVE ${gone.join(', ')}` : ''}`,
      ConditionExpression: change.state === 'done' ? HAS_DONE_ALL : '#revision = :seen',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: { ...Object.fromEntries(values), ':seen': revision },
    }),
  )
}

/**
 * Has a run that is under way go through its pages once more when it is through; its part under way counts all the same.
 * @returns false where the run has ended or is being stopped
 */
export function runAgain(table: Table, { id }: StoredRun): Promise<boolean> {
  return unlessRefused(
    table.update(keys.publishRun(id), {
      UpdateExpression: 'SET again = :yes',
      ConditionExpression: '#state IN (:waiting, :running)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':yes': true, ':waiting': 'waiting', ':running': 'running' },
    }),
  )
}

/** Notes that the CDN is to be told of what the run has written. Does not count as a move of it. */
export const markStale = (table: Table, { id }: StoredRun): Promise<unknown> =>
  table.update(keys.publishRun(id), {
    UpdateExpression: 'SET stale = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  })

/**
 * Has the stream wake the publisher for a run once more, behind what it has brought meanwhile. One that is carried on by a request of its
 * own is left alone: a move would have that do its part again. @returns false where nobody was told
 */
export async function wakeAgain(table: Table, id: string, now: Date): Promise<boolean> {
  const run = await getRun(table, id)
  const isDriven = run !== undefined && isActive(run) && run.invocation === undefined
  return isDriven && moveRun(table, run, { updated: now.toISOString() })
}

/** Runs looked at for one that is under way. */
const LOOKED_AT = 10

/**
 * Sees to it that a run goes through its pages after this moment: one of the same kind that is under way does so once more when it is
 * through, else a new one starts. @returns the id of either
 */
export async function ensureRun(table: Table, wanted: NewRun): Promise<string> {
  const runs = await newestRuns(table, LOOKED_AT)
  const running = runs.find(
    (run) => isActive(run) && run.request.kind === wanted.request.kind && run.invocation === undefined,
  )
  if (running && (await runAgain(table, running))) return running.id
  return (await startRun(table, wanted)).id
}

/** @returns false where the write's condition refused it */
export async function unlessRefused(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
