import { publishKeys } from './publishKeys.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { type StoredPublishRun, tryConditionalWrite } from './publishRuns.ts'

/**
 * Defers sitemap files to a queue run without changing its revision.
 * @param paths one page per file
 * @returns false if the run has ended
 */
export function deferSitemapPages(table: Table, id: string, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return Promise.resolve(true)
  return tryConditionalWrite(
    table.update(publishKeys.publishRun(id), {
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

export async function removeDeferredPages(table: Table, { id, unlisted }: StoredPublishRun): Promise<void> {
  if (!unlisted) return
  await table.update(publishKeys.publishRun(id), {
    UpdateExpression: 'DELETE unlisted :paths',
    ExpressionAttributeValues: { ':paths': unlisted },
  })
}
