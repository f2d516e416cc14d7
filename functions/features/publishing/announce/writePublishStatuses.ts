import {
  MAX_STATUS_PAGES,
  type PageAction,
  type PublishStatus,
  type PublishStatusPage,
} from '@flou/shared/publishing/publishing.ts'
import { publishStatusItem } from '../store/publishStatuses.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'
import type { PlannedEvent } from '../planActions.ts'
import type { Publisher } from '../publisher.ts'
import type { Published } from '../outcome.ts'
import { byAction, pagesByPath } from './publishStatusPages.ts'

interface Batch {
  streamEvents: readonly PlannedEvent[]
  published: Published
  started: Date
  remaining: ReadonlySet<string>
  publishRun: string | undefined
}

function publishStatusOf(
  { streamEvent: { after }, paths }: PlannedEvent,
  { published, started, remaining, publishRun }: Batch,
  pages: ReadonlyMap<string, PublishStatusPage>,
): PublishStatus | undefined {
  if (!after) return undefined
  const own = [...paths].flatMap((path) => pages.get(path) ?? [])
  const count = (pageAction: PageAction) => own.filter((page) => page.action === pageAction).length
  const waiting = [...paths].filter((path) => remaining.has(path)).length
  return {
    version: after.recordVersion,
    at: new Date(started.getTime() + published.ms).toISOString(),
    queueMs: Math.max(0, started.getTime() - Date.parse(after.updated)),
    renderMs: published.ms,
    counts: {
      written: count('written'),
      unchanged: count('unchanged'),
      removed: count('removed'),
      redirected: count('redirected'),
      failed: count('failed'),
      waiting,
    },
    pages: own.toSorted(byAction).slice(0, MAX_STATUS_PAGES),
    ...(publishRun !== undefined && waiting > 0 && { publishRun }),
  }
}

/** Stores the publish status of each edit in a batch. */
export async function writePublishStatuses(
  { table, now }: Pick<Publisher, 'table' | 'now'>,
  batch: Batch,
): Promise<void> {
  const pages = pagesByPath(batch.published)
  const items = batch.streamEvents.flatMap((one) => {
    const publishStatus = publishStatusOf(one, batch, pages)
    const { type, id } = one.streamEvent
    return publishStatus ? [publishStatusItem({ type: type.key, id }, publishStatus, now())] : []
  })
  // the last edit of a revision wins
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]))
  await writeAll(
    table,
    [...byKey.values()].map((Item) => ({ PutRequest: { Item } })),
  )
}
