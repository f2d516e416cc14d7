import { keys } from '../keys.ts'
import type { Table } from '../dynamo/table.ts'
import { unlessRefused, type StoredRun } from './runs.ts'

/**
 * Leaves files of the sitemap to a run of the queue. Does not count as a move of it.
 * @param paths a page of each file
 * @returns false where the run has ended
 */
export function leaveUnlisted(table: Table, id: string, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return Promise.resolve(true)
  return unlessRefused(
    table.update(keys.publishRun(id), {
      UpdateExpression: 'ADD unlisted :paths',
      ConditionExpression: '#state IN (:waiting, :running) AND #request.#kind = :queue',
      ExpressionAttributeNames: { '#state': 'state', '#request': 'request', '#kind': 'kind' },
      ExpressionAttributeValues: {
        ':paths': new Set(paths),
        ':waiting': 'waiting',
        ':running': 'running',
        ':queue': 'queue',
      },
    }),
  )
}

/** Takes from a run what was left to it by `leaveUnlisted` and has been done; what was left meanwhile stays. */
export async function takeUnlisted(table: Table, { id, unlisted }: StoredRun): Promise<void> {
  if (!unlisted) return
  await table.update(keys.publishRun(id), {
    UpdateExpression: 'DELETE unlisted :paths',
    ExpressionAttributeValues: { ':paths': unlisted },
  })
}
